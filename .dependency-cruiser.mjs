// Who may import whom in web, cms and scripts, and that nothing goes in a circle: `npm run lint:boundaries`, part of
// `npm test`. Why it is done like this: docs/decisions/0028.
//
// A room is a folder, or a file that stands alone. Behind its name stands what it may import besides itself; everything
// else of ours is refused. All of that stands above it in the table, so no two rooms can come to need each other.
// `type:x` means: only types of x. Tests may import what they test, so the table is for the code that they test.

/** @type {Map<string, { imports: string[], types: string[] }>} */
const ROOMS = new Map();

// What both sides are built on: any room of theirs may import it.
const CONTRACT = 'cms/contract';
addRooms('cms/', { contract: '' });
// Code of Node.js that both servers run.
addRooms('cms/', { 'server-kit': '' });

// Strapi.
addRooms('cms/src/', {
  env: 'cms/server-kit',
  'content-types': '',
  database: 'type:env',
  'graphql-limits': '',
  'upload-limits': '',
  strapi: '',
  integrity: 'content-types strapi',
  translations: 'content-types strapi',
  'picture-texts': 'content-types strapi translations',
  'graphql-surface': 'content-types picture-texts strapi',
  policies: 'type:strapi',
  accounts: 'cms/server-kit env integrity policies strapi',
  uploads: 'content-types env strapi upload-limits',
  api: 'content-types integrity strapi translations',
  'document-rules': 'api/blog-post/publishing content-types integrity strapi translations',
  'site-version': 'content-types strapi',
  preview: 'content-types strapi',
  audit: 'accounts content-types strapi',
  'personal-data': 'audit',
  retention: 'audit content-types strapi',
  middlewares: 'accounts audit database type:strapi',
  bootstrap: 'cms/server-kit accounts content-types env picture-texts strapi translations',
  'site-admin': `accounts audit content-types strapi integrity personal-data policies translations picture-texts uploads
    api/contact-submission/message-state bootstrap/appearance`,
  server: 'cms/server-kit env type:strapi',
  // Of Strapi's panel: it runs in the browser of editors.
  admin: 'api/blog-post/address content-types',
  index: `document-rules env strapi accounts audit bootstrap graphql-surface integrity picture-texts retention site-admin
    site-version translations uploads`,
});
addRooms('cms/', {
  config: 'src/database src/env src/graphql-limits src/preview src/server/log-format src/upload-limits',
  server: '',
  // What an administrator of the machine runs, without Strapi.
  'src/command-line': 'config src/accounts src/audit src/env src/personal-data',
  accounts: '',
  messages: '',
  scripts: '',
  tests: 'src/accounts/unique-names',
});

// The site, from the ground up.
addRooms('web/app/', {
  // Made by Panda from theme/: the functions that the style modules (`*.css.ts`) call.
  'styled-system': '',
  company: '',
  'picture-widths': '',
  'page-parameters': '',
  'env.server': 'cms/server-kit company',
  'log.server': 'env.server',
  http: 'cms/server-kit env.server',
  'load-context': '',
  markdown: '',
  typography: 'type:markdown',
  theme: '',
  // Copy, and every page once: all that lists pages reads it.
  'i18n/locales': '',
  'features/products/products': 'type:theme',
  'site-map': 'type:features/products/products type:page-parameters i18n/locales',
  i18n: 'company page-parameters type:site-map typography',
  // Parts of documents that have state.
  islands: 'i18n',
  ui: 'i18n markdown picture-widths styled-system theme',
  // Texts measured and drawn as outlines, for pictures that have no fonts.
  lettering: 'typography',
  // What pages and share images draw: one vocabulary, the products' illustrations and scenes.
  drawings: 'i18n lettering styled-system',

  // The only way to Strapi, and who is signed in there.
  'content/generated': '',
  'content/store': 'content/generated env.server log.server',
  'content/published': 'content/generated content/store i18n markdown theme typography',
  'content/editing': 'content/store env.server log.server',
  'content/audit': 'env.server log.server',
  'content/pictures': 'content/store env.server log.server type:picture-widths',
  session: 'content/editing env.server http',

  // What behaves. Features do not import each other.
  'features/products': 'content/published content/store i18n type:theme',
  'features/contact': `cms/server-kit company content/published content/store env.server features/products/products i18n islands log.server
    http styled-system ui`,
  'features/gates': 'company content/audit env.server http i18n islands styled-system ui',
  'features/meeting': 'env.server i18n styled-system ui',
  'features/ti-transformation': 'http i18n lettering styled-system theme ui',
  'features/preview': `http content/editing content/published content/store env.server i18n islands session
    styled-system ui`,

  // What is seen: the frame of all pages, and what pages are composed of.
  site: `http company drawings content/published content/store env.server i18n islands picture-widths site-map styled-system theme
    typography ui features/products features/preview/parameters features/preview/preview-settings
    features/preview/use-preview`,
  sections: `company type:content/published drawings i18n islands markdown typography site-map styled-system type:theme ui
    features/gates features/products site/brand`,

  // What machines read of the site. It lists the pages with what stands on them, hence the sections.
  discovery: `http company content/published content/store env.server features/products i18n markdown picture-widths
    site-map theme typography sections/blog/byline sections/home/edited-copy sections/whitepaper/address sections/whitepaper/paper.server`,
  'features/search': 'content/published content/store discovery i18n styled-system ui',
  'share-images': `http company content/pictures discovery features/ti-transformation i18n drawings lettering log.server theme ui
    site/share-image-address`,

  // What is called: pictures, health, the REST contract, and the screen that calls it from the browser.
  uploads: 'content/pictures http log.server picture-widths',
  health: 'content/store env.server http',
  'api/http': 'content/editing content/store http session',
  'api/resources': `api/http company content/audit content/editing content/published content/store features/contact
    features/products http i18n session`,
  'api/api': 'api/http api/resources env.server http session',
  'api/route': 'api/api',
  admin: `content/published features/preview features/products i18n picture-widths site-map styled-system theme ui
    sections/home/project-card sections/shared site/brand`,

  // What runs in the browser on every document: the behaviour of the frame, and the code of islands.
  browser: 'features i18n islands sections site ui',

  // Files that pages name: drawings, sheets, downloads.
  resources: 'drawings features/ti-transformation http sections/docs site typography',
  // Reads the content of pages that are more than a composition.
  'page-data': `content/published content/store drawings env.server features http i18n sections type:theme`,
  // The top: one file is one page, then what holds the pages together.
  pages: `admin http company content/published content/store discovery/feed-paths env.server features i18n islands markdown page-data sections
    session site site-map typography ui`,
  'browser-script': '',
  root: 'browser-script i18n site theme',
  routes: 'discovery/feed-paths i18n site-map',
  'entry.client': '',
  'entry.server':
    'content/published/page-revision http i18n log.server site/frame-choice site/inline-scripts site-map',
});

addRooms('web/', {
  // The HTTP server answers as the site does: it shares its settings and its log, and what tells one page from another.
  server: `cms/server-kit app/http app/env.server app/log.server app/site-map app/i18n/paths app/i18n/negotiation
    app/features/preview/parameters`,
  // How much each kind of page may send to a browser.
  'script-budgets': '',
  plugins: 'script-budgets app/env.server server/request-target',
  scripts: '',
  // The browser tests meet the site as visitors do. They share what it says, and the types of what it answers.
  tests: `script-budgets app/company app/features/products/products app/features/ti-transformation/drawing
    app/features/ti-transformation/playback app/i18n app/site-map app/typography type:app/features/preview
    app/site/schema-org.test-support app/discovery/feed-validators.test-support`,
  'panda.config': 'app/theme',
  'playwright.config': 'tests',
  'postcss.config': '',
  'vite.config': 'cms/server-kit/environment-values plugins',
  'vite.server.config': 'plugins',
});

addRooms('scripts/', {
  'node-version': '',
  setup: '',
  run: 'setup',
  testing: 'run setup',
  bench: 'run setup testing',
  '*.mjs': 'run setup testing bench',
});

/**
 * @param {string} folder
 * @param {Record<string, string>} rooms names, in this folder or else from the top
 */
function addRooms(folder, rooms) {
  const isKnown = (/** @type {string} */ name) =>
    [...ROOMS.keys()].some((room) => `${name}/`.startsWith(`${room}/`) || room.startsWith(`${name}/`));
  for (const [name, wanted] of Object.entries(rooms)) {
    const room = { imports: /** @type {string[]} */ ([]), types: /** @type {string[]} */ ([]) };
    for (const word of wanted.split(/\s+/).filter(Boolean)) {
      const target = word.replace(/^type:/, '');
      const place = [folder + target, target].find(isKnown);
      if (!place) throw new Error(`${folder}${name} may import ${target}: no such room stands above it.`);
      room[word === target ? 'imports' : 'types'].push(place);
    }
    ROOMS.set(folder + name, room);
  }
}

const escaped = (/** @type {string} */ name) => name.replaceAll('.', '\\.').replaceAll('*', '[^/]+');
/** A regular expression for all files of these rooms. */
const filesOf = (/** @type {string[]} */ names) => `^(${names.map(escaped).join('|')})([/.]|$)`;

const OURS = '^(web|cms|scripts)/(?!node_modules/)';
const TESTS = '\\.(test|spec|test-support)\\.[cm]?[jt]sx?$|^(web|cms|scripts)/(tests/|vitest\\.)';
const SERVER = '\\.server\\.tsx?$';
const TYPES_ONLY = ['type-only'];

const roomRules = [...ROOMS].flatMap(([room, { imports, types }]) => {
  const allowed = room.startsWith('scripts/') || room === CONTRACT ? imports : [CONTRACT, ...imports];
  const list = [...allowed, ...types.map((name) => `types of ${name}`)].join(', ') || 'no other room';
  const rule = {
    name: room,
    severity: 'error',
    comment: `${room} may import: ${list}. The table stands in .dependency-cruiser.mjs.`,
    // Tests that have a folder of their own are a room; those beside what they test are free.
    from: { path: filesOf([room]), ...(!room.endsWith('/tests') && { pathNot: TESTS }) },
  };
  return [
    { ...rule, to: { path: OURS, pathNot: filesOf([room, ...allowed, ...types]) } },
    ...types.map((lender) => ({ ...rule, to: { path: filesOf([lender]), dependencyTypesNot: TYPES_ONLY } })),
  ];
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...roomRules,
    {
      name: 'no-room',
      severity: 'error',
      comment:
        'This file belongs to no room: give its folder a line in the table of .dependency-cruiser.mjs.',
      from: { path: OURS, pathNot: [filesOf([...ROOMS.keys()]), TESTS] },
      to: {},
    },
    {
      name: 'circle',
      severity: 'error',
      comment: 'Files that import each other can be neither read nor changed alone; types count, too.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'leads-nowhere',
      severity: 'error',
      comment: 'What cannot be found cannot be checked.',
      from: { path: OURS },
      // Made by builds, or read by Vite.
      to: {
        couldNotResolve: true,
        pathNot: ['^virtual:', '^~/styled-system/', '/dist/src/', '^\\./generated/', '\\?(raw|url)$'],
      },
    },
    {
      name: 'tests-are-for-tests',
      severity: 'error',
      comment: 'What is delivered imports neither tests nor what supports them.',
      from: { path: OURS, pathNot: [TESTS, '^web/playwright\\.config'] },
      to: { path: TESTS },
    },
    {
      name: 'server-only',
      severity: 'error',
      comment:
        'A module that may run in the browser imports nothing but types from a `.server` one or cms/server-kit. Loaders may, ' +
        'Remix takes them out of what the browser gets: in root.tsx and api/route.ts, and in pages, resources, discovery, share-images, uploads and health.',
      from: {
        path: '^web/app/',
        pathNot: [
          SERVER,
          TESTS,
          '^web/app/(root\\.|entry\\.server\\.|api/route\\.|(pages|resources|discovery|share-images|uploads|health)/)',
        ],
      },
      to: { path: [SERVER, '^cms/server-kit/'], dependencyTypesNot: TYPES_ONLY },
    },
    {
      name: 'pages-stand-alone',
      severity: 'error',
      comment: 'A page imports no other page: what two of them need is a section, or stands in page-data.',
      from: { path: '^web/app/pages/', pathNot: TESTS },
      to: { path: '^web/app/pages/' },
    },
    {
      name: 'admin-calls-the-api',
      severity: 'error',
      comment: 'The screen meets the server at /api alone.',
      from: { path: '^web/app/admin/', pathNot: TESTS },
      to: { path: SERVER },
    },
    {
      name: 'missing-at-run-time',
      severity: 'error',
      comment: 'Servers run without devDependencies, so this package belongs among the dependencies.',
      from: {
        path: '^(web/(app|server)|cms/(src|config|contract|server-kit))/',
        // Read by builds alone.
        pathNot: [TESTS, '^web/app/routes\\.ts$'],
      },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: TYPES_ONLY,
        // Of Strapi's panel, which is built with the very copies that come with Strapi.
        pathNot: '^node_modules/@strapi/(design-system|icons)/',
      },
    },
    {
      name: 'contract-is-zod',
      severity: 'error',
      comment: 'The contract is read by both sides, and imports nothing but zod.',
      from: { path: '^cms/contract/', pathNot: TESTS },
      to: { pathNot: ['^cms/contract/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'scripts-without-packages',
      severity: 'error',
      comment:
        'They run before anything is installed (docs/decisions/0010). Measurements are imported afterwards, ' +
        'apart from the three files that the command itself imports.',
      from: { path: '^scripts/', pathNot: [TESTS, '^scripts/bench/(?!report|site|statistics)'] },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^web/app/styled-system', '^web/app/content/generated'] },
    exclude: {
      path: '^(web|cms)/(build|dist|data|public|seed|types|\\.[a-z]+|test-results|playwright-report)/',
    },
    // Types are seen as well, and are told from values.
    tsPreCompilationDeps: true,
    // That of the site has the same, but its paths are then looked for at the top.
    tsConfig: { fileName: 'tsconfig.boundaries.json' },
    // A workspace has the dependencies of its own manifest, and those at the top.
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.d.ts'],
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
};
