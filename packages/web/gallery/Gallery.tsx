import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { changeSettings, useSettings } from '../src/app/settings.ts';
import { Segments } from '../src/ui/index.ts';
import s from './gallery.module.css';
import { type Section, slugOf } from './section.ts';

const THEMES = (['dark', 'light', 'system'] as const).map((value) => ({ value, label: value }));
const WIDTHS = [
  { value: 390, label: 'phone' },
  { value: 820, label: 'tablet' },
  { value: 0, label: 'desktop' },
];
const MOTIONS = [
  { value: 'system', label: 'system' },
  { value: 'less', label: 'reduced' },
] as const;

type Sections = ReadonlyMap<string, Section>;

/** The address: the open section, and the specimen to scroll to. */
function useAddress(sections: Sections): [section: string, specimen: string] {
  const hash = useSyncExternalStore(
    (changed) => {
      addEventListener('hashchange', changed);
      return () => removeEventListener('hashchange', changed);
    },
    () => location.hash.slice(1),
    () => '',
  );
  const [first = ''] = sections.keys();
  const id = [...sections.keys()].find((one) => hash === one || hash.startsWith(`${one}/`)) ?? first;
  return [id, hash.slice(id.length + 1)];
}

/** Brings a specimen of the section in this window into view. */
const scrollTo = (frame: HTMLIFrameElement | null, slug: string) =>
  frame?.contentDocument?.getElementById(slug)?.scrollIntoView();

/** The gallery: a list of all specimens beside a window that shows one section at the chosen width. */
export function Gallery({ sections }: { sections: Sections }) {
  const [id, slug] = useAddress(sections);
  const { theme, motion } = useSettings();
  const [width, setWidth] = useState(0);
  const [search, setSearch] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => scrollTo(frame.current, slug), [slug]);

  const wanted = search.trim().toLowerCase();
  const isWanted = (title: string) => title.toLowerCase().includes(wanted);
  const listed = [...sections].flatMap(([key, { title, specimens }]) => {
    const hits = isWanted(title) ? specimens : specimens.filter((one) => isWanted(one.title));
    return hits.length > 0 ? [{ key, title, hits: wanted || key === id ? hits : [] }] : [];
  });

  return (
    <div className={s.gallery}>
      <nav className={s.list} aria-label="Sections">
        <input
          type="search"
          aria-label="Search specimens"
          placeholder="Search"
          value={search}
          onChange={(e) => setSearch(e.target.value)}
        />
        <ul>
          {listed.map(({ key, title, hits }) => (
            <li key={key}>
              <a href={`#${key}`} aria-current={key === id ? 'page' : undefined}>
                {title}
              </a>
              <ul className={s.sub}>
                {hits.map((one) => (
                  <li key={one.title}>
                    <a
                      href={`#${key}/${slugOf(one)}`}
                      aria-current={key === id && slugOf(one) === slug ? 'location' : undefined}
                    >
                      {one.title}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {listed.length === 0 && <p>No specimen has this name.</p>}
      </nav>
      <header className={s.controls}>
        <fieldset>
          <legend>Theme</legend>
          <Segments name="theme" choices={THEMES} value={theme} onChange={(next) => changeSettings({ theme: next })} />
        </fieldset>
        <fieldset>
          <legend>Width</legend>
          <Segments name="width" choices={WIDTHS} value={width} onChange={(next) => setWidth(Number(next))} />
        </fieldset>
        <fieldset>
          <legend>Motion</legend>
          <Segments
            name="motion"
            choices={MOTIONS}
            value={motion}
            onChange={(next) => changeSettings({ motion: next })}
          />
        </fieldset>
      </header>
      <div className={s.pane}>
        <iframe
          key={id}
          ref={frame}
          title={sections.get(id)?.title ?? ''}
          style={{ width: width || '100%' }}
          src={`?${new URLSearchParams({ show: 'section', section: id })}`}
          // Sections are rendered after the page has loaded.
          onLoad={() => setTimeout(() => scrollTo(frame.current, slug), 300)}
        />
      </div>
    </div>
  );
}
