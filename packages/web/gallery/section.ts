import type { ComponentType, ReactNode } from 'react';

/** One part of the client, with its states. */
export interface Specimen {
  title: string;
  /** The states by name; each one is a component, so it may use hooks. */
  states: Readonly<Record<string, ComponentType>>;
  /** The height of the window in which each state is shown: for whole screens, dialogs, and anything `fixed`. */
  window?: number;
  /** Whether it always lies on a dark board, even in the light theme. */
  night?: boolean;
}

/** States of one component, which differ in some of its props. */
export const statesOf = <P extends object>(of: Readonly<Record<string, P>>, show: (props: P) => ReactNode) =>
  Object.fromEntries(Object.entries(of).map(([name, props]) => [name, () => show(props)]));

/** A page of the gallery. Its file in `sections/` exports it as `section`. */
export interface Section {
  title: string;
  specimens: readonly Specimen[];
  /** Surrounds every state, for example with a game's colours and terms. */
  Wrap?: ComponentType<{ children: ReactNode }>;
}

const files = import.meta.glob<Section>('./sections/**/*.tsx', { import: 'section' });
const idOf = (path: string) => path.slice('./sections/'.length, -'.tsx'.length);

/** Loads a section by its id, such as `ui` or `games/<id>`; undefined if there is none. */
export const loadSection = async (id: string): Promise<Section | undefined> => files[`./sections/${id}.tsx`]?.();

/** Loads all sections, by id; those of games come last. */
export async function loadSections(): Promise<ReadonlyMap<string, Section>> {
  const loaded = await Promise.all(
    Object.entries(files).map(async ([path, load]) => [idOf(path), await load()] as const),
  );
  return new Map(loaded.sort(([a], [b]) => Number(a.includes('/')) - Number(b.includes('/')) || a.localeCompare(b)));
}

/** The last part of a specimen's address. */
export const slugOf = ({ title }: Specimen): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
