// Checks manifests by the types of the Kubernetes API: as literals, of which TypeScript refuses unknown fields.
import ts from 'typescript';
import { inProject } from '../setup/project.mjs';

/** @typedef {import('./kustomize.test-support.mjs').Manifest} Manifest */

const FILE = inProject('scripts', 'kubernetes', 'rendered-manifests.ts');

/** @type {import('typescript').CompilerOptions} */
const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
};

/** @param {string} apiVersion "v1", "apps/v1", "networking.k8s.io/v1", "postgresql.cnpg.io/v1" */
function typesOf(apiVersion) {
  if (apiVersion.includes('cnpg.io/')) return './custom-resources.test-support.ts';
  const [version, group = 'core'] = apiVersion.split('/').reverse();
  return `kubernetes-types/${group.replace(/\..*$/, '')}/${version}`;
}

/** @param {Manifest[]} manifests @returns {string[]} */
export function typeProblems(manifests) {
  const sections = manifests.map((manifest, index) => {
    const { apiVersion, kind } = manifest;
    const type = `import(${JSON.stringify(typesOf(apiVersion))}).${kind}`;
    return `export const _${index}: Required<Pick<${type}, 'apiVersion' | 'kind' | 'metadata'>> & ${type} = ${JSON.stringify(manifest)};\n`;
  });
  const text = sections.join('');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === FILE || fileExists(path);
  host.getSourceFile = (path, target) =>
    path === FILE ? ts.createSourceFile(path, text, target) : getSourceFile(path, target);

  return ts
    .getPreEmitDiagnostics(ts.createProgram([FILE], OPTIONS, host))
    .map(({ messageText, start = 0 }) => {
      const { kind, metadata } = manifests[text.slice(0, start).split('\n').length - 1] ?? {};
      return `${kind} ${metadata?.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}
