import { Component, type ReactNode } from 'react';
import { Button } from '../look/primitives.tsx';
import s from './page.module.css';

interface Props {
  children: ReactNode;
  /** A change of this (the address) gives the page another chance. */
  at: string;
}

/** Catches what breaks while drawing. Tables are saved after every move, so nothing is lost by loading anew. */
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
        <h1>Something broke on our side</h1>
        <p>Your table is saved: every move was written down before it was shown. Load the page again to go on.</p>
        <p className={s.fine}>{this.state.broken}</p>
        <div className={s.buttons}>
          <Button kind="go" onClick={() => location.reload()}>
            Load again
          </Button>
          <Button onClick={() => location.assign('/')}>To the home page</Button>
        </div>
      </main>
    );
  }
}
