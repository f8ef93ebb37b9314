import type { Plugin, ViteDevServer } from 'vite';
import { statusOf } from '../../cms/contract/refusal';
import { readTarget } from '../server/request-target';

/** Reports missing settings at the start. Vite loads the schema, whose TypeScript Node.js would have to read. */
async function checkEnvironment({ config, ssrLoadModule }: ViteDevServer): Promise<void> {
  const { readEnvironment } = await ssrLoadModule('/app/env.server.ts');
  try {
    readEnvironment(process.env);
  } catch (error) {
    config.logger.error(`web cannot start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

export const requestRules = (): Plugin => ({
  name: 'request-rules',
  configureServer(server) {
    // Remix's builds make a server that never listens and needs no settings.
    server.httpServer?.once('listening', () => void checkEnvironment(server));
    server.middlewares.use((request, response, next) => {
      // Vite's own addresses of files are as deep as the folder of the project.
      if (request.originalUrl?.startsWith('/@fs/')) return next();
      const target = readTarget(request.originalUrl ?? '');
      if (target.kind === 'refused') response.writeHead(statusOf(target.code)).end();
      else if (target.kind === 'redirect') response.writeHead(308, { Location: target.location }).end();
      else next();
    });
  },
});
