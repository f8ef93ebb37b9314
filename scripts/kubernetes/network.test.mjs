// Computes from the policies of deploy/kubernetes who reaches whom.
import { describe, expect, it } from 'vitest';
import { connections } from './network.test-support.mjs';
import { as, manifestsOf, withOutside } from './overlays.test-support.mjs';

/**
 * @typedef {import('./kustomize.test-support.mjs').Manifest} Manifest
 * @typedef {import('kubernetes-types/networking/v1.d.ts').NetworkPolicy} NetworkPolicy
 */

describe('the network', () => {
  const ours = (/** @type {string} */ name) => ({
    'app.kubernetes.io/name': name,
    'app.kubernetes.io/part-of': 'website',
  });
  /** Every port of each, and some that nobody needs. @type {import('./network.test-support.mjs').Place[]} */
  const PLACES = [
    { name: 'web', labels: ours('web'), ports: [3000, 9464, 22] },
    { name: 'cms', labels: ours('cms'), ports: [1337, 22] },
    { name: 'valkey', labels: ours('valkey'), ports: [6379, 22] },
    { name: 'database', labels: { 'cnpg.io/cluster': 'database' }, ports: [5432, 8000, 22] },
    { name: 'Ingress', namespace: { 'website-ingress': 'allowed' }, ports: [80] },
    { name: 'Prometheus', namespace: { 'website-metrics': 'allowed' }, ports: [9090] },
    { name: 'operator', namespace: { 'kubernetes.io/metadata.name': 'cnpg-system' }, ports: [443] },
    { name: 'DNS', namespace: { 'kubernetes.io/metadata.name': 'kube-system' }, ports: [53] },
    { name: 'stranger', namespace: { team: 'other' }, ports: [80, 5432] },
    { name: 'internet', isPublic: true, ports: [25, 80, 443, 465, 587, 5432] },
  ];
  const ALWAYS = [
    'web → cms:1337',
    'web → DNS:53',
    'cms → DNS:53',
    'Ingress → web:3000',
    'Ingress → cms:1337',
    'Prometheus → web:9464',
  ];
  const STORE = ['web → valkey:6379', 'valkey → DNS:53'];
  const DATABASE = [
    'cms → database:5432',
    'database → DNS:53',
    'database → operator:443',
    'database → internet:443',
    'operator → database:5432',
    'operator → database:8000',
  ];

  /** @param {Manifest[]} manifests @param {string[]} absent */
  function connectionsOf(manifests, absent = []) {
    const policies = manifests
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .map((manifest) => /** @type {NetworkPolicy} */ (as(manifest)));
    const places = PLACES.filter(({ name }) => !absent.includes(name));
    return connections(policies, places).sort();
  }

  it('of one-copy lets the site reach Strapi alone, and Strapi the database alone', () => {
    expect(connectionsOf(manifestsOf('one-copy'), ['valkey'])).toEqual([...ALWAYS, ...DATABASE].sort());
  });

  it('of several-copies also lets the site reach the shared store', () => {
    expect(connectionsOf(manifestsOf('several-copies'))).toEqual([...ALWAYS, ...DATABASE, ...STORE].sort());
  });

  it('of cloud-database lets Strapi reach a database anywhere', () => {
    expect(connectionsOf(manifestsOf('cloud-database'), ['database'])).toEqual(
      [...ALWAYS, ...STORE, 'cms → internet:5432', 'cms → stranger:5432'].sort(),
    );
  });

  it('lets both servers reach the internet for pictures, mails and webhooks where the component is added', () => {
    const added = connectionsOf(withOutside()).filter((line) => /^(?:web|cms) → internet/.test(line));
    expect(added).toEqual([
      'cms → internet:443',
      'cms → internet:465',
      'cms → internet:587',
      'web → internet:443',
    ]);
  });
});
