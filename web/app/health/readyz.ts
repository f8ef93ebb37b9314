import { jsonAnswer } from '~/http/responses.server';
import { readSiteState } from './site-state.server';

export async function loader() {
  const { checks, messages, contentVersion, allContent } = await readSiteState();
  const isReady = Object.values(checks).every(Boolean);
  return jsonAnswer(
    { status: isReady ? 'ready' : 'not ready', checks, messages, contentVersion, allContent },
    { status: isReady ? 200 : 503 },
  );
}
