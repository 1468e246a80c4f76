import { AppStatus } from '../../app/AppStatus.tsx';
import { Page } from '../../app/Page.tsx';
import { SettingsForm } from '../../app/SettingsForm.tsx';
import { t } from '../../app/settings-text.ts';

/** The settings page. */
export default function Settings() {
  return (
    <Page title={t('settings')} lead={t('lead')}>
      <SettingsForm />
      <AppStatus />
    </Page>
  );
}
