// `npm run release`: writes down the GraphQL queries of this version, which the next Strapi must answer.
import { writeFile } from 'node:fs/promises';
import { runScript } from './run/script.mjs';
import { say } from './run/terminal.mjs';
import { collectQueries, RELEASED_QUERIES } from './testing/site-queries.mjs';

await runScript(async () => {
  await writeFile(RELEASED_QUERIES, await collectQueries());
  say('Run the tests, then: git commit --all --message "Release 1.4.0" && git tag v1.4.0');
});
