import './ui/global.ts';
import './app/motion.css';
import './app/install.ts';
import { currentLocale } from '@orrery/messages';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { applyLocale } from './app/locale.ts';
import { applySettings } from './app/settings.ts';
import { prefetch } from './prefetch.ts';

applyLocale();
prefetch(location.pathname);
applySettings();

const root = document.getElementById('root');
const page = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
// Prerendered pages are in English.
if (root?.dataset.drawn === location.pathname && currentLocale() === 'en') hydrateRoot(root, page);
else if (root) createRoot(root).render(page);
