import { everyPanelRoute, type Strapi, wrapRoute } from '../strapi';
import { onTheOne } from './acts';
import { PANEL_ACTS } from './panel-acts';
import { PANEL_READINGS } from './panel-readings';
import { recording, recordingReading } from './recording';
import { recordSignIns } from './sign-in';
import { recordWrongPasswords } from './wrong-password';

const SIGN_IN = 'admin authentication.login';
const OWN_PROFILE = 'admin authenticated-user.updateMe';

/** Wraps all other middlewares, to see the request as it was sent. */
export function recordPanel(strapi: Strapi): void {
  const signIns = recordSignIns(strapi);
  for (const { part, route } of everyPanelRoute(strapi)) {
    const call = `${part} ${route.handler}`;
    const messagesIn = Object.hasOwn(PANEL_READINGS, call) ? PANEL_READINGS[call] : undefined;
    if (messagesIn) wrapRoute(route, recordingReading(strapi, 'panel', messagesIn));
    if (call === OWN_PROFILE) wrapRoute(route, recordWrongPasswords(strapi));
    if (route.method === 'GET') continue;
    const readActs = Object.hasOwn(PANEL_ACTS, call) ? PANEL_ACTS[call] : onTheOne('save', 'setting', call);
    if (call === SIGN_IN) wrapRoute(route, signIns);
    else if (readActs) wrapRoute(route, recording(strapi, 'panel', readActs));
  }
}
