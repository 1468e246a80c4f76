import './look/global.ts';
import './shell/motion.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { fetchAhead } from './ahead.ts';
import { applySettings } from './shell/settings.ts';

fetchAhead(location.pathname);
applySettings();

const root = document.getElementById('root');
const page = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
// A page that was drawn at the build is taken over as it stands.
if (root?.dataset.drawn === location.pathname) hydrateRoot(root, page);
else if (root) createRoot(root).render(page);
