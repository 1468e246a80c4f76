import { currentLocale } from '@orrery/messages';
import { Segments } from '../ui/Segments.tsx';
import { TEXT_SIZES, type TextSize } from '../ui/text-size.ts';
import type { Theme } from '../ui/theme.ts';
import { chooseLocale, localeName, offeredLocales } from './locale.ts';
import s from './settings.module.css';
import { changeSettings, type Settings, showsPatterns, useSettings } from './settings.ts';
import { t } from './settings-text.ts';
import { play } from './sound.ts';

type Value = Theme | Settings['motion'] | Settings['pace'];

const THEMES: readonly Theme[] = ['dark', 'light', 'system'];
const MOTION: readonly Settings['motion'][] = ['system', 'less'];
const PACE: readonly Settings['pace'][] = ['calm', 'quick', 'instant'];

function Choices<T extends Value>(props: {
  name: string;
  title: string;
  choices: readonly T[];
  value: T;
  onChange: (value: T) => void;
}) {
  return (
    <fieldset className={s.field}>
      <legend>{props.title}</legend>
      <Segments
        className={s.choices}
        name={props.name}
        choices={props.choices.map((value) => ({ value, label: t(value) }))}
        value={props.value}
        onChange={props.onChange}
      />
    </fieldset>
  );
}

const TEXT_LABELS = { 0.9: 'text-small', 1: 'text-standard', 1.15: 'text-large', 1.3: 'text-larger' } as const;

function TextSizes({ value }: { value: TextSize }) {
  return (
    <fieldset className={s.field}>
      <legend>{t('text-size')}</legend>
      <Segments
        className={s.choices}
        name="text-size"
        choices={TEXT_SIZES.map((size) => ({ value: `${size}`, label: t(TEXT_LABELS[size]) }))}
        value={`${value}`}
        onChange={(size) => changeSettings({ textSize: Number(size) as TextSize })}
      />
    </fieldset>
  );
}

/** The language menu. Choosing a language reloads the page. */
function Language() {
  return (
    <fieldset className={s.field}>
      <legend>{t('language')}</legend>
      <select aria-label={t('language')} value={currentLocale()} onChange={(e) => chooseLocale(e.target.value)}>
        {offeredLocales().map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {localeName(locale)}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

function Volume(props: {
  label: string;
  value: number;
  disabled: boolean;
  onChange(value: number): void;
  onDone?(): void;
}) {
  return (
    <label className={s.volume}>
      <span>{props.label}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.1}
        value={props.value}
        disabled={props.disabled}
        onChange={(e) => props.onChange(e.target.valueAsNumber)}
        onPointerUp={props.onDone}
      />
    </label>
  );
}

type Switched = 'autoAnswer' | 'botReasons' | 'reminders' | 'roundSummary' | 'confirmMoves' | 'patterns';

function Switch({ of, label }: { of: Switched; label: string }) {
  const settings = useSettings();
  const isOn = of === 'patterns' ? showsPatterns(settings) : settings[of];
  return (
    <label className={s.switch}>
      <input type="checkbox" checked={isOn} onChange={(e) => changeSettings({ [of]: e.target.checked })} />
      <span>{label}</span>
    </label>
  );
}

/** All settings. Changes take effect immediately and are stored on this device. */
export function SettingsForm() {
  const settings = useSettings();
  return (
    <div className={s.form}>
      <Choices
        name="theme"
        title={t('theme')}
        choices={THEMES}
        value={settings.theme}
        onChange={(theme) => changeSettings({ theme })}
      />
      <TextSizes value={settings.textSize} />
      <fieldset className={s.field}>
        <legend>{t('colors')}</legend>
        <Switch of="patterns" label={t('patterns')} />
      </fieldset>
      <fieldset className={s.field}>
        <legend>{t('sound')}</legend>
        <div className={s.sound}>
          <label className={s.switch}>
            <input
              type="checkbox"
              checked={!settings.mute}
              onChange={(e) => changeSettings({ mute: !e.target.checked })}
            />
            <span>{t('sounds')}</span>
          </label>
          <Volume
            label={t('volume')}
            value={settings.volume}
            disabled={settings.mute}
            onChange={(volume) => changeSettings({ volume })}
            onDone={() => play('gain')}
          />
          <Volume
            label={t('music')}
            value={settings.music}
            disabled={settings.mute}
            onChange={(music) => changeSettings({ music })}
          />
        </div>
      </fieldset>
      <Choices
        name="motion"
        title={t('motion')}
        choices={MOTION}
        value={settings.motion}
        onChange={(motion) => changeSettings({ motion })}
      />
      <Choices
        name="pace"
        title={t('pace')}
        choices={PACE}
        value={settings.pace}
        onChange={(pace) => changeSettings({ pace })}
      />
      <fieldset className={s.field}>
        <legend>{t('play')}</legend>
        <Switch of="autoAnswer" label={t('auto')} />
        <Switch of="botReasons" label={t('bot-reasons')} />
        <Switch of="reminders" label={t('reminders')} />
        <Switch of="roundSummary" label={t('round-summary')} />
        <Switch of="confirmMoves" label={t('confirm-moves')} />
      </fieldset>
      <Language />
    </div>
  );
}
