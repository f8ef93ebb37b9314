import chakra from '@chakra-ui/panda-preset';
import { defineConfig } from '@pandacss/dev';
import { globalCss } from './app/theme/global-css';
import { keyframes } from './app/theme/keyframes';
import { layerStyles, utilities } from './app/theme/recipes';
import { removeUnusedProperties } from './app/theme/remove-unused-properties';
import { textStyles } from './app/theme/text-styles';
import { recipeChanges, semanticTokens, tokens } from './app/theme/tokens';

const { theme } = chakra;
const pick = <T extends object, K extends keyof T>(from: T, ...keys: K[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

// Chakra's official preset, without the palettes, dark values and recipes that no page uses.
const preset = {
  ...chakra,
  // Not what it gives to every element: html hands on what of it is used (app/theme/global-css.ts).
  globalCss: pick(chakra.globalCss as Record<string, object>, '*::placeholder, *[data-placeholder]'),
  theme: {
    ...theme,
    tokens: { ...theme?.tokens, colors: {} },
    semanticTokens: {},
    recipes: pick(theme?.recipes ?? {}, 'button', 'badge', 'input', 'textarea'),
    slotRecipes: pick(theme?.slotRecipes ?? {}, 'field', 'nativeSelect'),
  },
};

export default defineConfig({
  presets: ['@pandacss/preset-base', preset as never],
  eject: true,
  preflight: true,
  include: ['./app/**/*.{ts,tsx}'],
  exclude: ['./app/styled-system/**', './app/**/*.test.*', './app/theme/**'],
  outdir: 'app/styled-system',
  // Short class names: they stand in every page and in its scripts (44 kB of the home page, 1 kB compressed of scripts).
  hash: { className: true, cssVar: false },
  globalCss,
  hooks: {
    'cssgen:done': ({ artifact, content }) =>
      artifact === 'styles.css' ? removeUnusedProperties(content) : content,
  },
  theme: {
    extend: {
      tokens,
      semanticTokens,
      keyframes,
      textStyles,
      layerStyles,
      recipes: recipeChanges as never,
    },
  },
  utilities: { extend: utilities },
  // A drawn screen that is wide enough for all that it shows (app/sections/product/screens).
  conditions: { extend: { roomy: '@container (min-width: 30rem)' } },
});
