import './look/global.ts';
import './shell/motion.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { fetchAhead } from './ahead.ts';
import { applySettings } from './shell/settings.ts';

fetchAhead(location.pathname);
applySettings();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
}
