// Checks deploy/kubernetes: each overlay as it is rendered, against the types of Kubernetes and docker-compose.yml.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cmsEnvironment, SECRET_NAMES, webEnvironment } from '../setup/environment.mjs';
import { inProject } from '../setup/project.mjs';
import { CMS_SECRETS, SHARED_SECRETS, WEB_SECRETS } from '../setup/secrets.mjs';
import { find, hasKubectl, renderByKubectl } from './kustomize.test-support.mjs';
import { as, FOLDER, manifestsOf, OVERLAYS, withOutside } from './overlays.test-support.mjs';
import { typeProblems } from './typed-manifests.test-support.mjs';

/**
 * @typedef {import('./kustomize.test-support.mjs').Manifest} Manifest
 * @typedef {import('kubernetes-types/apps/v1.d.ts').StatefulSet} StatefulSet
 * @typedef {import('kubernetes-types/apps/v1.d.ts').Deployment} Deployment
 * @typedef {import('kubernetes-types/core/v1.d.ts').PodSpec} PodSpec
 * @typedef {import('kubernetes-types/core/v1.d.ts').Container} Container
 * @typedef {import('kubernetes-types/core/v1.d.ts').Service} Service
 * @typedef {import('kubernetes-types/networking/v1.d.ts').Ingress} Ingress
 */

const read = (/** @type {string[]} */ ...path) => readFileSync(inProject(...path), 'utf8');
const OPERATIONS = read('docs', 'operations.md');
const DOCKERFILE = read('docker', 'Dockerfile');

/** @type {Record<'web' | 'cms' | 'db', { image: string, environment: Record<string, string | null>, mem_limit: string, stop_grace_period: string, volumes: string[], tmpfs: string[] }>} */
const COMPOSE = parse(read('docker-compose.yml'), { merge: true }).services;
/** @type {('web' | 'cms')[]} */
const SERVERS = ['web', 'cms'];

/** @param {Manifest[]} manifests @returns {{ name: string, pod: PodSpec, container: Container }[]} */
const podsOf = (manifests) =>
  manifests
    .filter(({ kind }) => ['StatefulSet', 'Deployment'].includes(kind))
    .map((manifest) => {
      const pod = /** @type {StatefulSet | Deployment} */ (as(manifest)).spec?.template.spec;
      const [container, ...others] = pod?.containers ?? [];
      if (!pod || !container || others.length > 0)
        throw new Error(`${manifest.metadata.name}: not one container`);
      return { name: manifest.metadata.name, pod, container };
    });

/** @param {string} overlay @param {string} name */
function podOf(overlay, name) {
  const found = podsOf(manifestsOf(overlay)).find((candidate) => candidate.name === name);
  if (!found) throw new Error(`${overlay} has no pods ${name}`);
  return found;
}

/** Settings of a server that stand in the manifests, without secrets. @param {string} overlay @param {string} name */
function settingsOf(overlay, name) {
  const { container } = podOf(overlay, name);
  /** @type {Record<string, string>} */
  const settings = {};
  for (const { configMapRef } of container.envFrom ?? []) {
    Object.assign(settings, find(manifestsOf(overlay), 'ConfigMap', configMapRef?.name ?? '').data);
  }
  return settings;
}

/** @param {string} overlay @param {string} name */
const secretsOf = (overlay, name) => podOf(overlay, name).container.env ?? [];

/** @param {string} memory "512Mi" or "512m" */
const mebibytes = (memory) => Number(/^(\d+)(?:Mi|m)$/.exec(memory)?.[1]);

/** @param {Manifest[]} manifests */
const inOrder = (manifests) =>
  manifests.toSorted((a, b) => `${a.kind} ${a.metadata.name}`.localeCompare(`${b.kind} ${b.metadata.name}`));

describe('the overlays', () => {
  it('are the documented ones', () => {
    expect(OVERLAYS.toSorted()).toEqual(['cloud-database', 'one-copy', 'several-copies']);
    for (const name of OVERLAYS) expect(OPERATIONS).toContain(`\`${name}\``);
  });

  // Renders with the real tool wherever it is installed, as on the machines of the CI.
  it.each(hasKubectl() ? OVERLAYS : [])('%s is rendered by kubectl as it is here', (name) => {
    expect(inOrder(manifestsOf(name))).toEqual(inOrder(renderByKubectl(`${FOLDER}/overlays/${name}`)));
  });

  it('have only fields of the types of Kubernetes, of which each required one is there', () => {
    expect(typeProblems([...OVERLAYS.flatMap(manifestsOf), ...withOutside()])).toEqual([]);
  });

  it('have only values that Kubernetes knows, where it takes names', () => {
    const known = {
      accessModes: ['ReadWriteOnce'],
      clusterIP: ['None'],
      drop: ['ALL'],
      fsGroupChangePolicy: ['OnRootMismatch'],
      operator: ['In'],
      pathType: ['Prefix'],
      podManagementPolicy: ['Parallel'],
      policyTypes: ['Egress', 'Ingress'],
      protocol: ['TCP', 'UDP'],
      type: ['Pods', 'Recreate', 'Resource', 'RollingUpdate', 'RuntimeDefault', 'Utilization'],
      unhealthyPodEvictionPolicy: ['AlwaysAllow'],
      whenDeleted: ['Retain'],
      whenScaled: ['Retain'],
      whenUnsatisfiable: ['ScheduleAnyway'],
    };
    /** @type {Record<string, unknown>} */
    const found = {};
    JSON.stringify([...OVERLAYS.flatMap(manifestsOf), ...withOutside()], (key, value) => {
      if (key in known) found[key] = [...new Set([found[key] ?? [], value].flat(2))].sort();
      return value;
    });
    expect(found).toEqual(known);
  });

  it('has a check that refuses unknown fields, wrong types, unknown kinds and what is missing', () => {
    const broken = structuredClone(manifestsOf('one-copy'));
    const { container } = podsOf(broken).find(({ name }) => name === 'web') ?? podOf('one-copy', 'web');
    Object.assign(container, { livenesProbe: {} });
    Object.assign(find(broken, 'Cluster', 'database').spec ?? {}, { instances: '3' });
    Object.assign(find(broken, 'Ingress', 'web'), { kind: 'Ingres' });
    Object.assign(find(broken, 'Deployment', 'cms').spec ?? {}, { selector: undefined });
    const named = typeProblems(broken).map((problem) => problem.split(':')[0]);
    expect([...new Set(named)].sort()).toEqual([
      'Cluster database',
      'Deployment cms',
      'Ingres web',
      'StatefulSet web',
    ]);
  });

  it('hold no secret', () => {
    expect(OVERLAYS.flatMap(manifestsOf).filter(({ kind }) => kind === 'Secret')).toEqual([]);
    for (const name of OVERLAYS) {
      for (const server of SERVERS) {
        const settings = Object.entries(settingsOf(name, server));
        const withPassword = settings.filter(([, value]) => /\/\/[^/]*@/.test(value));
        expect(withPassword).toEqual([]);
        // The store of components/copies has no password.
        const secret = settings.filter(([key]) => SECRET_NAMES.includes(key) && key !== 'REDIS_URL');
        expect(secret).toEqual([]);
      }
    }
  });
});

describe.each(OVERLAYS)('%s says the same as docker-compose.yml:', (overlay) => {
  it.each(SERVERS)('%s gets every setting, and those of its side only', (server) => {
    const settings = settingsOf(overlay, server);
    const secrets = secretsOf(overlay, server).map(({ name }) => name);
    const names = [...Object.keys(settings), ...secrets];
    // A cluster has the backups of its database, of which the site knows nothing.
    const { LAST_BACKUP_DIR: _, ...composed } = COMPOSE[server].environment;
    expect(names).toEqual(expect.arrayContaining(Object.keys(composed)));

    const own = server === 'web' ? webEnvironment : cmsEnvironment;
    const all = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(own(all)).toEqual(all);
    const fixed = Object.entries(composed).filter(([, value]) => value && !value.includes('${'));
    expect(settings).toMatchObject(Object.fromEntries(fixed));
  });

  it('both servers get the secrets that containers are given, and do not start without', () => {
    const required = {
      web: Object.keys({ ...WEB_SECRETS, ...SHARED_SECRETS }),
      cms: [...Object.keys({ ...CMS_SECRETS, ...SHARED_SECRETS }), 'DATABASE_URL'],
    };
    for (const server of SERVERS) {
      const secrets = secretsOf(overlay, server);
      for (const { name, valueFrom } of secrets) {
        const key = name === 'DATABASE_URL' ? 'uri' : name;
        const from = name === 'DATABASE_URL' ? 'database-app' : `${server}-secrets`;
        expect(valueFrom?.secretKeyRef).toMatchObject({ name: from, key });
        expect(SECRET_NAMES).toContain(name);
      }
      const needed = secrets.filter(({ valueFrom }) => !valueFrom?.secretKeyRef?.optional);
      expect(needed.map(({ name }) => name).sort()).toEqual(required[server].toSorted());
    }
  });

  it.each(SERVERS)('%s has the same port', (server) => {
    const [, stage = ''] = DOCKERFILE.split(new RegExp(`^FROM \\S+ AS ${server}$`, 'm'));
    const port = Number(/^EXPOSE (\d+)$/m.exec(stage)?.[1]);
    expect(podOf(overlay, server).container.ports).toContainEqual({ name: 'http', containerPort: port });
    const { spec } = /** @type {Service} */ (as(find(manifestsOf(overlay), 'Service', server)));
    expect(spec?.ports).toEqual([{ name: 'http', port, targetPort: 'http' }]);
    const internal = new URL(settingsOf(overlay, 'web').CMS_INTERNAL_URL ?? '');
    if (server === 'cms') expect([internal.hostname, Number(internal.port)]).toEqual(['cms', port]);
  });

  it.each(SERVERS)('%s has as much memory, and asks for what it was measured to take', (server) => {
    const { limits, requests } = podOf(overlay, server).container.resources ?? {};
    expect(mebibytes(`${limits?.memory}`)).toBe(mebibytes(COMPOSE[server].mem_limit));
    const [, site, strapi] =
      /\| `memory` .*\| site (\d+) MB, Strapi (\d+) MB/.exec(read('docs', 'performance.md')) ?? [];
    const measured = (Number(server === 'web' ? site : strapi) * 1e6) / 2 ** 20;
    expect(mebibytes(`${requests?.memory}`)).toBeGreaterThanOrEqual(measured);
  });

  it.each(SERVERS)('%s keeps its data on a volume, and writes nowhere else but to /tmp', (server) => {
    const { pod, container } = podOf(overlay, server);
    expect(container.volumeMounts?.map(({ mountPath }) => mountPath).sort()).toEqual(['/data', '/tmp']);
    expect(DOCKERFILE).toContain(`${server.toUpperCase()}_DATA_DIR=/data`);
    const temporary = pod.volumes?.filter(({ emptyDir }) => emptyDir);
    expect(temporary).toEqual([{ name: 'tmp', emptyDir: { sizeLimit: '128Mi' } }]);
    expect(COMPOSE[server].tmpfs).toEqual([expect.stringContaining('/tmp:size=128m')]);
  });

  it('the site waits with messages on its volume', () => {
    const { spec } = /** @type {StatefulSet} */ (as(find(manifestsOf(overlay), 'StatefulSet', 'web')));
    expect(spec?.volumeClaimTemplates?.map(({ metadata }) => metadata?.name)).toEqual(['data']);
    expect(settingsOf(overlay, 'web').SPOOL_DIR).toMatch(/^\/data\/./);
  });

  it.each(SERVERS)('%s has as much time to end, longer than it takes', (server) => {
    const seconds = podOf(overlay, server).pod.terminationGracePeriodSeconds ?? 0;
    expect(`${seconds}s`).toBe(COMPOSE[server].stop_grace_period);
    const grace = server === 'web' ? Number(settingsOf(overlay, 'web').STOP_GRACE_SECONDS) : 0;
    const [, closing = ''] =
      /TIMEOUT_MS = ([\d_]+);/.exec(read('cms', 'server-kit', 'close-server.ts')) ?? [];
    expect(seconds).toBeGreaterThan(grace + Number(closing.replaceAll('_', '')) / 1_000);
    if (server === 'web') expect(grace).toBeGreaterThan(3);
  });

  it.each(SERVERS)('%s is asked at the documented addresses', (server) => {
    const { startupProbe, livenessProbe, readinessProbe } = podOf(overlay, server).container;
    const row = /^\| (site|Strapi) `(\S+)` *\|[^|]*\| ([^|]*?) *\|$/gm;
    const addresses = [...OPERATIONS.matchAll(row)]
      .filter(([, name]) => name === (server === 'web' ? 'site' : 'Strapi'))
      .map(([, , path = '', use = '']) => ({ path, use }));
    const pathFor = (/** @type {RegExp} */ use) => addresses.find((address) => use.test(address.use))?.path;
    expect(livenessProbe?.httpGet).toEqual({ path: pathFor(/\brestart\b/), port: 'http' });
    expect(readinessProbe?.httpGet).toEqual({ path: pathFor(/\bsend requests\b/), port: 'http' });
    expect([pathFor(/\brestart\b/), pathFor(/\bsend requests\b/)]).toContain(startupProbe?.httpGet?.path);
    // The time that the health check of the image leaves for a start.
    const [, stage = ''] = DOCKERFILE.split(new RegExp(`^FROM \\S+ AS ${server}$`, 'm'));
    const startPeriod = Number(/--start-period=(\d+)s/.exec(stage)?.[1]);
    expect((startupProbe?.periodSeconds ?? 0) * (startupProbe?.failureThreshold ?? 0)).toBe(startPeriod);
  });

  it('the Ingresses have the hosts of the public addresses', () => {
    const { SITE_URL = '', CMS_URL = '' } = settingsOf(overlay, 'web');
    for (const [name, address] of [
      ['web', SITE_URL],
      ['cms', CMS_URL],
    ]) {
      const { spec } = /** @type {Ingress} */ (as(find(manifestsOf(overlay), 'Ingress', `${name}`)));
      const host = new URL(`${address}`).hostname;
      expect(spec?.rules?.map((rule) => rule.host)).toEqual([host]);
      expect(spec?.tls?.flatMap(({ hosts = [] }) => hosts)).toEqual([host]);
    }
  });
});

describe.each(OVERLAYS)('every pod of %s', (overlay) => {
  it('runs as an ordinary user without rights, on a disk that it cannot write to', () => {
    for (const { pod, container } of podsOf(manifestsOf(overlay))) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect(pod.securityContext?.runAsUser).toBeGreaterThan(0);
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('has requests and limits for processor and memory, and a version of its image', () => {
    for (const { container } of podsOf(manifestsOf(overlay))) {
      for (const bounds of [container.resources?.requests, container.resources?.limits]) {
        expect(Object.keys(bounds ?? {}).sort()).toEqual(['cpu', 'memory']);
      }
      expect(container.image).toMatch(/:v?\d/);
    }
  });
});

describe('copies of the site', () => {
  const SCALED = OVERLAYS.filter((name) => name !== 'one-copy');

  it.each(SCALED)('of %s share a store, and know how many there may be', (overlay) => {
    const { spec } = find(manifestsOf(overlay), 'HorizontalPodAutoscaler', 'web');
    expect(spec).toMatchObject({
      scaleTargetRef: { kind: 'StatefulSet', name: 'web' },
      minReplicas: 3,
      maxReplicas: Number(settingsOf(overlay, 'web').SITE_COPIES),
    });
    const store = new URL(settingsOf(overlay, 'web').REDIS_URL ?? '');
    const service = /** @type {Service} */ (as(find(manifestsOf(overlay), 'Service', store.hostname)));
    expect(service.spec?.ports?.map(({ port }) => port)).toEqual([Number(store.port)]);
  });

  it.each(SCALED)('of %s are as many as the autoscaler says, and leave one at a time', (overlay) => {
    expect(find(manifestsOf(overlay), 'StatefulSet', 'web').spec).not.toHaveProperty('replicas');
    const budget = find(manifestsOf(overlay), 'PodDisruptionBudget', 'web').spec;
    expect(budget).toMatchObject({
      maxUnavailable: 1,
      selector: { matchLabels: { 'app.kubernetes.io/name': 'web' } },
    });
  });

  it('are one in one-copy, where no budget keeps its node from being emptied', () => {
    const kinds = manifestsOf('one-copy').map(({ kind }) => kind);
    expect(kinds).not.toContain('PodDisruptionBudget');
    expect(kinds).not.toContain('HorizontalPodAutoscaler');
    expect(settingsOf('one-copy', 'web').SITE_COPIES).toBe('');
  });

  it.each(OVERLAYS)('share one Strapi in %s, which is never there twice', (overlay) => {
    expect(find(manifestsOf(overlay), 'Deployment', 'cms').spec).toMatchObject({
      replicas: 1,
      strategy: { type: 'Recreate' },
    });
  });
});

describe('the database', () => {
  it.each(['one-copy', 'several-copies'])(
    'of %s is that of docker-compose.yml, and is backed up',
    (overlay) => {
      const [, major] = /^postgres:(\d+)-/.exec(COMPOSE.db.image) ?? [];
      const { POSTGRES_DB, POSTGRES_USER } = COMPOSE.db.environment;
      const manifests = manifestsOf(overlay);
      expect(find(manifests, 'Cluster', 'database').spec).toMatchObject({
        instances: overlay === 'one-copy' ? 1 : 3,
        imageName: expect.stringContaining(`:${major}-`),
        bootstrap: { initdb: { database: POSTGRES_DB, owner: POSTGRES_USER } },
        resources: { limits: { memory: '512Mi' } },
        plugins: [{ isWALArchiver: true, parameters: { barmanObjectName: 'backup-store' } }],
      });
      expect(mebibytes(COMPOSE.db.mem_limit)).toBe(512);
      expect(find(manifests, 'ObjectStore', 'backup-store').spec).toMatchObject({ retentionPolicy: '28d' });
      expect(find(manifests, 'ScheduledBackup', 'nightly').spec).toMatchObject({
        cluster: { name: 'database' },
      });
    },
  );

  it('of cloud-database is none of the cluster', () => {
    const kinds = manifestsOf('cloud-database').map(({ kind }) => kind);
    expect(kinds.filter((kind) => ['Cluster', 'ObjectStore', 'ScheduledBackup'].includes(kind))).toEqual([]);
  });
});
