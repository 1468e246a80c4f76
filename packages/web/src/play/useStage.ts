import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useSettings } from '../app/settings.ts';
import { rememberFlights } from '../ui/index.ts';
import { beatsOf } from './beats.ts';
import { rememberPlaces } from './bursts.ts';
import type { GameUi, Words } from './game-ui.ts';
import type { Presented, Presenter } from './presenter.ts';

/** Tells the presenter how to announce this game's events. Returns what is being announced. */
export function useStage(presenter: Presenter, { cues, isOwn }: GameUi, words: Words): Presented {
  const { pace, botReasons } = useSettings();
  useLayoutEffect(
    () =>
      presenter.configure({
        pace,
        beatsOf: (events, { viewer, view }) =>
          beatsOf(events, {
            words,
            cues,
            viewer,
            isOwn: isOwn && ((event) => isOwn(event, view)),
            explains: botReasons && pace === 'calm',
          }),
        before(events) {
          rememberFlights();
          rememberPlaces(events, cues);
        },
      }),
    [presenter, pace, botReasons, words, cues, isOwn],
  );
  return useSyncExternalStore(presenter.subscribe, presenter.presented);
}
