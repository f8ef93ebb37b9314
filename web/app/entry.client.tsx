import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { TAKEN_OVER } from './site/late-scripts';
import { preparePartsOfDocument } from './ui/split';

function Site() {
  useEffect(() => {
    window.dispatchEvent(new Event(TAKEN_OVER));
  }, []);
  return <RemixBrowser />;
}

await preparePartsOfDocument();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site />
    </StrictMode>,
  );
});
