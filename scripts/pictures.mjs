// `npm run pictures`: takes the pictures of README and docs/editors.md from a freshly seeded site.

import { buildWhenDue, installWhenDue } from './run/prepare.mjs';
import { runScript } from './run/script.mjs';
import { commandRunner, step } from './run/steps.mjs';
import { foreignEnvironment } from './setup/environment.mjs';
import { inProject } from './setup/project.mjs';
import { requireChromium } from './testing/chromium.mjs';
import { createSiteUnderTest } from './testing/site-under-test.mjs';

await runScript(async () => {
  await installWhenDue();
  const chromium = await requireChromium(process.env);
  const site = await createSiteUnderTest(process.env);
  try {
    await buildWhenDue(site.env);
    await site.start('cms');
    await site.start('web');
    await step('Taking pictures', () =>
      commandRunner('pictures')({
        command: process.execPath,
        args: [inProject('web', 'scripts', 'take-pictures.mjs'), inProject('docs', 'images')],
        cwd: inProject('web'),
        env: {
          ...foreignEnvironment(process.env),
          CHROMIUM_PATH: chromium,
          SITE_URL: site.env.SITE_URL,
          CMS_URL: site.env.CMS_URL,
          ADMIN_EMAIL: site.env.ADMIN_EMAIL,
          ADMIN_PASSWORD: site.env.ADMIN_PASSWORD,
        },
      }),
    );
  } finally {
    await site.remove();
  }
});
