// The overlays of deploy/kubernetes, as they are rendered.
import { readdirSync } from 'node:fs';
import { inProject } from '../setup/project.mjs';
import { render } from './kustomize.test-support.mjs';

/** @typedef {import('./kustomize.test-support.mjs').Manifest} Manifest */

export const FOLDER = inProject('deploy', 'kubernetes');
export const OVERLAYS = readdirSync(`${FOLDER}/overlays`);
const rendered = new Map(OVERLAYS.map((name) => [name, render(`${FOLDER}/overlays/${name}`)]));
/** Mails, webhooks and a store for pictures, added to the overlay with the most. */
export const withOutside = () =>
  render(`${FOLDER}/components/outside`, render(`${FOLDER}/overlays/several-copies`));

/** @param {string} overlay */
export const manifestsOf = (overlay) => rendered.get(overlay) ?? [];

/** Reads a manifest by a type of Kubernetes, which typeProblems has checked. @template T @param {Manifest | undefined} manifest @returns {T} */
export const as = (manifest) => /** @type {T} */ (/** @type {unknown} */ (manifest));
