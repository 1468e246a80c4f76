import { Component, type ReactNode } from 'react';
import { Button } from '../ui/primitives.tsx';
import s from './page.module.css';
import { t } from './text.ts';

interface Props {
  children: ReactNode;
  /** The current address. A change clears the error. */
  at: string;
}

/** Catches rendering errors. Games are saved after every move, so reloading loses nothing. */
export class Boundary extends Component<Props, { broken: string | null; at: string }> {
  override state = { broken: null as string | null, at: this.props.at };

  static getDerivedStateFromError(error: unknown) {
    return { broken: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps(props: Props, state: { at: string }) {
    return props.at === state.at ? null : { at: props.at, broken: null };
  }

  override render() {
    if (this.state.broken === null) return this.props.children;
    return (
      <main className={s.message} role="alert">
        <h1>{t('something-broke')}</h1>
        <p>{t('something-broke-advice')}</p>
        <p className={s.fine}>{this.state.broken}</p>
        <div className={s.buttons}>
          <Button kind="go" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
          <Button onClick={() => location.assign('/')}>{t('to-home')}</Button>
        </div>
      </main>
    );
  }
}
