// `npm run release`: writes down the questions of this version of the site, which the next Strapi must answer.
import { writeFile } from 'node:fs/promises';
import { runScript } from './run/script.mjs';
import { say } from './run/terminal.mjs';
import { collectQuestions, RELEASED_QUESTIONS } from './setup/questions.mjs';

await runScript(async () => {
  await writeFile(RELEASED_QUESTIONS, await collectQuestions());
  say('Run the tests, then: git commit --all --message "Release 1.4.0" && git tag v1.4.0');
});
