// Checks deploy/kubernetes: each overlay as it is rendered, against the types of Kubernetes and docker-compose.yml.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cmsEnvironment, SECRET_NAMES, webEnvironment } from '../setup/environment.mjs';
import { inProject } from '../setup/project.mjs';
import { CMS_SECRETS, SHARED_SECRETS, WEB_SECRETS } from '../setup/secrets.mjs';
import { find, hasKubectl, render, renderByKubectl } from './kustomize.test-support.mjs';
import { connections } from './network.test-support.mjs';
import { typeProblems } from './typed-manifests.test-support.mjs';

/**
 * @typedef {import('./kustomize.test-support.mjs').Manifest} Manifest
 * @typedef {import('kubernetes-types/apps/v1').StatefulSet} StatefulSet
 * @typedef {import('kubernetes-types/apps/v1').Deployment} Deployment
 * @typedef {import('kubernetes-types/core/v1').PodSpec} PodSpec
 * @typedef {import('kubernetes-types/core/v1').Container} Container
 * @typedef {import('kubernetes-types/core/v1').Service} Service
 * @typedef {import('kubernetes-types/networking/v1').NetworkPolicy} NetworkPolicy
 * @typedef {import('kubernetes-types/networking/v1').Ingress} Ingress
 */

const FOLDER = inProject('deploy', 'kubernetes');
const read = (/** @type {string[]} */ ...path) => readFileSync(inProject(...path), 'utf8');
const OPERATIONS = read('docs', 'operations.md');
const DOCKERFILE = read('docker', 'Dockerfile');

/** @type {Record<'web' | 'cms' | 'db', { image: string, environment: Record<string, string | null>, mem_limit: string, stop_grace_period: string, volumes: string[], tmpfs: string[] }>} */
const COMPOSE = parse(read('docker-compose.yml'), { merge: true }).services;
/** @type {('web' | 'cms')[]} */
const SERVERS = ['web', 'cms'];

const OVERLAYS = readdirSync(`${FOLDER}/overlays`);
const rendered = new Map(OVERLAYS.map((name) => [name, render(`${FOLDER}/overlays/${name}`)]));
/** Mails, webhooks and a store for pictures, added to the overlay with the most. */
const withOutside = () =>
  render(`${FOLDER}/components/outside`, render(`${FOLDER}/overlays/several-copies`));

/** @param {string} overlay */
const manifestsOf = (overlay) => rendered.get(overlay) ?? [];

/** Reads a manifest by a type of Kubernetes, which typeProblems has checked. @template T @param {Manifest | undefined} manifest @returns {T} */
const as = (manifest) => /** @type {T} */ (/** @type {unknown} */ (manifest));

/** @param {Manifest[]} manifests @returns {{ name: string, pod: PodSpec, container: Container }[]} */
const podsOf = (manifests) =>
  manifests
    .filter(({ kind }) => ['StatefulSet', 'Deployment'].includes(kind))
    .map((manifest) => {
      const pod = /** @type {StatefulSet | Deployment} */ (as(manifest)).spec?.template.spec;
      const [container, ...others] = pod?.containers ?? [];
      if (!pod || !container || others.length > 0) throw new Error(`${manifest.metadata.name}: not one container`);
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
  manifests.toSorted((a, b) =>
    `${a.kind} ${a.metadata.name}`.localeCompare(`${b.kind} ${b.metadata.name}`),
  );

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
    expect([...OVERLAYS.flatMap(manifestsOf), ...withOutside()].flatMap((manifest) => typeProblems([manifest]))).toEqual([]);
  });
});
