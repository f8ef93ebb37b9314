// Renders deploy/kubernetes where kubectl is missing: the part of Kustomize that is in use there.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/**
 * @typedef {{ apiVersion: string, kind: string, metadata: { name: string, namespace?: string }, data?: Record<string, string>, spec?: Record<string, unknown> }} Manifest
 * @typedef {{ name: string, behavior?: 'merge', envs?: string[], literals?: string[] }} Generator
 * @typedef {{ op: string, path: string, value?: unknown }} Operation
 * @typedef {object} Kustomization
 * @property {string[]} [resources]
 * @property {string[]} [components]
 * @property {Generator[]} [configMapGenerator]
 * @property {{ target: { kind: string, name: string }, patch: string }[]} [patches]
 * @property {{ name: string, newName: string, newTag: string }[]} [images]
 * @property {string} [namespace]
 */

const FIELDS = ['apiVersion', 'kind', 'resources', 'components', 'configMapGenerator', 'patches'];
FIELDS.push('images', 'namespace');

/** @param {string} folder @param {Manifest[]} [before] what a component adds to @returns {Manifest[]} */
export function render(folder, before = []) {
  /** @type {Kustomization} */
  const wanted = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'));
  const unknown = Object.keys(wanted).filter((field) => !FIELDS.includes(field));
  if (unknown.length > 0) throw new Error(`${folder}: this renderer does not know ${unknown.join(', ')}`);

  const { resources = [], components = [], configMapGenerator = [], patches = [], images = [] } = wanted;
  let manifests = [...before, ...resources.flatMap((path) => load(join(folder, path)))];
  for (const path of components) manifests = render(join(folder, path), manifests);
  for (const generator of configMapGenerator) generate(folder, generator, manifests);
  for (const { target, patch } of patches) {
    const manifest = find(manifests, target.kind, target.name);
    for (const operation of /** @type {Operation[]} */ (parse(patch))) apply(operation, manifest);
  }
  for (const container of manifests.flatMap(containersOf)) {
    const image = images.find(({ name }) => name === container.image);
    if (image) container.image = `${image.newName}:${image.newTag}`;
  }
  const { namespace } = wanted;
  for (const { kind, metadata } of manifests) {
    if (namespace && kind !== 'Namespace') metadata.namespace = namespace;
  }
  return manifests;
}

/** @param {string} path @returns {Manifest[]} */
const load = (path) =>
  statSync(path).isDirectory()
    ? render(path)
    : parseAllDocuments(readFileSync(path, 'utf8')).map((document) => document.toJS());

/** @param {string} folder @param {Generator} generator @param {Manifest[]} manifests changed */
function generate(folder, { name, behavior, envs = [], literals = [] }, manifests) {
  const lines = envs.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  const pairs = [...lines.filter((line) => /^[^#]/.test(line)), ...literals].map((line) => {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`${folder}: "${line}" is no NAME=VALUE`);
    return [key, value];
  });
  const data = Object.fromEntries(pairs);
  if (behavior === 'merge') Object.assign(find(manifests, 'ConfigMap', name).data ?? {}, data);
  else manifests.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data });
}

/** @param {Manifest[]} manifests @param {string} kind @param {string} name */
export function find(manifests, kind, name) {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  if (!found) throw new Error(`no ${kind} ${name}`);
  return found;
}

/** Carries out `add` and `replace` of RFC 6902. @param {Operation} operation @param {Manifest} manifest changed */
function apply({ op, path, value }, manifest) {
  const keys = path.split('/').slice(1);
  const last = keys.pop() ?? '';
  const parent = keys.reduce(
    (place, key) => /** @type {Record<string, unknown>} */ (place)[key] ?? null,
    /** @type {unknown} */ (manifest),
  );
  const isOpen = typeof parent === 'object' && parent !== null;
  if (!isOpen || op !== (last in parent ? 'replace' : 'add')) {
    throw new Error(`${manifest.kind} ${manifest.metadata.name}: cannot ${op} ${path}`);
  }
  Object.assign(parent, { [last]: value });
}

/** @param {Manifest} manifest */
const containersOf = ({ spec }) =>
  /** @type {{ template?: { spec: { containers: { image: string }[] } } } | undefined} */ (spec)?.template
    ?.spec.containers ?? [];

/** Renders with kubectl, without the digests in names. @param {string} folder @returns {Manifest[]} */
export function renderByKubectl(folder) {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const text = stdout.replace(/(name: (?:\w+-)?settings)-[0-9a-z]{10}$/gm, '$1');
  return parseAllDocuments(text).map((document) => document.toJS());
}

/** Tells whether this machine has a kubectl that knows Kustomize. */
export const hasKubectl = () => spawnSync('kubectl', ['kustomize', '--help']).status === 0;
