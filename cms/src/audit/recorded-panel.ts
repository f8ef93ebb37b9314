import { everyPanelRoute, type Strapi, wrapRoute } from '../strapi';
import { onTheOne } from './acts';
import { PANEL_ACTS } from './panel-acts';
import { recording } from './recording';
import { recordSignIns } from './sign-in';

const SIGN_INS = ['admin authentication.login', 'admin authentication.register'];

/** Has every act of Strapi's panel recorded. Around all other middlewares, so that it sees what the caller has sent. */
export function recordPanel(strapi: Strapi): void {
  const signIns = recordSignIns(strapi);
  for (const { part, route } of everyPanelRoute(strapi)) {
    if (route.method === 'GET') continue;
    const call = `${part} ${route.handler}`;
    const readActs = Object.hasOwn(PANEL_ACTS, call) ? PANEL_ACTS[call] : onTheOne('save', 'setting', call);
    if (SIGN_INS.includes(call)) wrapRoute(route, signIns);
    else if (readActs) wrapRoute(route, recording(strapi, 'panel', readActs));
  }
}
