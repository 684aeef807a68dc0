import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from 'larkspur-hill/Page';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
