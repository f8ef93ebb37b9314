import type { Plugin, ViteDevServer } from 'vite';
import { readTarget } from './request-target';

/**
 * Says what is missing at the start, not at the first page. Vite loads the schema: this file is part of its own
 * configuration, where Node would have to read the TypeScript of the contract.
 */
async function checkEnvironment(server: ViteDevServer): Promise<void> {
  const { readEnvironment } = (await server.ssrLoadModule(
    '/app/env.server.ts',
  )) as typeof import('../app/env.server');
  try {
    readEnvironment(process.env);
  } catch (error) {
    server.config.logger.error(`web cannot start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

/** What holds for every address in production holds under the development server as well. */
export function requestRules(): Plugin {
  return {
    name: 'request-rules',
    configureServer(server) {
      // Only a server that listens: Remix's builds make another one, which does not listen and needs no settings.
      server.httpServer?.once('listening', () => void checkEnvironment(server));
      server.middlewares.use((request, response, next) => {
        const target = readTarget(request.originalUrl ?? '');
        if (target.kind === 'refused') response.writeHead(target.status).end();
        else if (target.kind === 'redirect') response.writeHead(308, { Location: target.location }).end();
        else next();
      });
    },
  };
}
