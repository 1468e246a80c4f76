import { Segments } from '../../look/Segments.tsx';
import type { Theme } from '../../look/theme.ts';
import { changeSettings, type Settings, useSettings } from '../../shell/settings.ts';
import { play } from '../../shell/sound.ts';
import s from './settings.module.css';

interface Choice<T> {
  value: T;
  label: string;
}

const THEMES: Choice<Theme>[] = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
  { value: 'system', label: 'As the system' },
];
const MOTION: Choice<Settings['motion']>[] = [
  { value: 'system', label: 'As the system' },
  { value: 'less', label: 'As little as possible' },
];
const PACE: Choice<Settings['pace']>[] = [
  { value: 'calm', label: 'Calm' },
  { value: 'quick', label: 'Quick' },
  { value: 'instant', label: 'At once' },
];

function Choices<T extends string>(props: {
  name: string;
  title: string;
  choices: Choice<T>[];
  value: T;
  onChange: (value: T) => void;
}) {
  return (
    <fieldset className={s.field}>
      <legend>{props.title}</legend>
      <Segments
        className={s.choices}
        name={props.name}
        choices={props.choices}
        value={props.value}
        onChange={props.onChange}
      />
    </fieldset>
  );
}

/** All settings; each takes effect at once and is kept on this device. */
export function SettingsForm() {
  const settings = useSettings();
  return (
    <div className={s.form}>
      <Choices
        name="theme"
        title="Theme"
        choices={THEMES}
        value={settings.theme}
        onChange={(theme) => changeSettings({ theme })}
      />
      <fieldset className={s.field}>
        <legend>Sound</legend>
        <div className={s.sound}>
          <label className={s.switch}>
            <input
              type="checkbox"
              checked={!settings.mute}
              onChange={(e) => changeSettings({ mute: !e.target.checked })}
            />
            <span>Sounds</span>
          </label>
          <label className={s.volume}>
            <span>Volume</span>
            <input
              type="range"
              min={0}
              max={1}
              step={0.1}
              value={settings.volume}
              disabled={settings.mute}
              onChange={(e) => changeSettings({ volume: e.target.valueAsNumber })}
              onPointerUp={() => play('gain')}
            />
          </label>
        </div>
      </fieldset>
      <Choices
        name="motion"
        title="Motion"
        choices={MOTION}
        value={settings.motion}
        onChange={(motion) => changeSettings({ motion })}
      />
      <Choices
        name="pace"
        title="Bots move"
        choices={PACE}
        value={settings.pace}
        onChange={(pace) => changeSettings({ pace })}
      />
      <fieldset className={s.field}>
        <legend>Play</legend>
        <label className={s.switch}>
          <input
            type="checkbox"
            checked={settings.autoAnswer}
            onChange={(e) => changeSettings({ autoAnswer: e.target.checked })}
          />
          <span>Answer by itself where there is only one answer</span>
        </label>
      </fieldset>
    </div>
  );
}
