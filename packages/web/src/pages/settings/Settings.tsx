import { Page } from '../../shell/Page.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import s from './settings.module.css';

/** The settings as a page of their own. */
export default function Settings() {
  return (
    <Page title="Settings" lead="Kept on this device. Nothing is sent anywhere.">
      <SettingsForm />
      <p className={s.note}>
        Language: English. The words of the games are messages with gaps, so that other languages can be added without
        touching the rules.
      </p>
    </Page>
  );
}
