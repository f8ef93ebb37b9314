import { jsonAnswer } from '~/http/responses.server';
import { readSiteState } from './site-state.server';

export async function loader() {
  const { checks, messages, contentVersion } = await readSiteState();
  const isReady = Object.values(checks).every(Boolean);
  return jsonAnswer(
    { status: isReady ? 'ready' : 'not ready', checks, messages, contentVersion },
    { status: isReady ? 200 : 503 },
  );
}
