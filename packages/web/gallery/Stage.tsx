import { MemoryRouter } from 'react-router';
import s from './gallery.module.css';
import { type Section, type Specimen, slugOf } from './section.ts';

/** One state of a specimen, in the surroundings that its section defines. */
export function State({ section: { Wrap }, of: Shown }: { section: Section; of: Specimen['states'][string] }) {
  const shown = <Shown />;
  return <MemoryRouter>{Wrap ? <Wrap>{shown}</Wrap> : shown}</MemoryRouter>;
}

/** The address of a window that shows one state only. */
const windowOf = (id: string, specimen: Specimen, state: string) =>
  `?${new URLSearchParams({ show: 'state', section: id, specimen: slugOf(specimen), state })}`;

/** A section: every specimen with its states side by side. */
export function SectionPage({ id, section }: { id: string; section: Section }) {
  return (
    <main className={s.stage}>
      <h1>{section.title}</h1>
      {section.specimens.map((specimen) => (
        <section key={specimen.title} id={slugOf(specimen)} className={s.specimen}>
          <h2>
            {specimen.title}
            <a
              className={s.permalink}
              target="_top"
              href={`./#${id}/${slugOf(specimen)}`}
              aria-label={`Link to ${specimen.title}`}
            >
              #
            </a>
          </h2>
          <div className={s.states}>
            {Object.entries(specimen.states).map(([name, Shown]) => (
              <figure
                key={name}
                data-window={specimen.window !== undefined || undefined}
                data-night={specimen.night || undefined}
              >
                <figcaption>{name}</figcaption>
                {specimen.window === undefined ? (
                  <State section={section} of={Shown} />
                ) : (
                  <iframe
                    title={`${specimen.title}: ${name}`}
                    loading="lazy"
                    height={specimen.window}
                    src={windowOf(id, specimen, name)}
                  />
                )}
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

/** A single state that fills its window. */
export function StatePage({ section, slug, state }: { section: Section; slug: string; state: string }) {
  const shown = section.specimens.find((one) => slugOf(one) === slug)?.states[state];
  return shown ? <State section={section} of={shown} /> : <NotFound />;
}

export const NotFound = () => <p className={s.none}>Nothing has this address. Open the gallery’s first page.</p>;
