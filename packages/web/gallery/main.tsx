import '../src/ui/global.ts';
import '../src/app/motion.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applySettings, changeSettings } from '../src/app/settings.ts';
import { chosenTheme } from '../src/ui/theme.ts';
import { Gallery } from './Gallery.tsx';
import { NotFound, SectionPage, StatePage } from './Stage.tsx';
import { loadSection, loadSections } from './section.ts';

applySettings();
// The settings are chosen in the outer window; the windows inside it follow.
addEventListener('storage', () => {
  const { motion = 'system' } = JSON.parse(localStorage.getItem('orrery.settings') ?? '{}');
  changeSettings({ theme: chosenTheme(), motion });
});

/** The page that the address asks for: the gallery, one of its sections, or one state of a specimen. */
async function page() {
  const { show, section: id, specimen = '', state = '' } = Object.fromEntries(new URLSearchParams(location.search));
  if (id === undefined) return <Gallery sections={await loadSections()} />;
  const section = await loadSection(id);
  if (!section) return <NotFound />;
  return show === 'state' ? (
    <StatePage {...{ section, state }} slug={specimen} />
  ) : (
    <SectionPage {...{ id, section }} />
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<StrictMode>{await page()}</StrictMode>);
