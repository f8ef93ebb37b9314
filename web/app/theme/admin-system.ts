import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import {
  animationStyles,
  breakpoints,
  tokens as chakraTokens,
  keyframes,
  layerStyles,
  recipes,
  slotRecipes,
  textStyles,
} from '@chakra-ui/react/theme';
import { recipeChanges, semanticTokens, tokens } from './tokens';

/**
 * Chakra's system for /admin: all recipes, because that screen is loaded by editors alone, on the same tokens as the
 * pages. Dense: controls are smaller than on the pages (visual-design, Admin).
 */
export const adminSystem = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    cssVarsPrefix: 'admin',
    globalCss: { html: { colorPalette: 'brand' } },
    theme: {
      breakpoints,
      keyframes,
      textStyles,
      layerStyles,
      animationStyles,
      tokens: { ...chakraTokens, ...tokens, radii: { ...chakraTokens.radii, ...tokens.radii } },
      semanticTokens: {
        ...semanticTokens,
        shadows: {
          xs: { value: 'none' },
          sm: { value: 'none' },
          md: { value: '{shadows.float}' },
          lg: { value: '{shadows.float}' },
        },
      },
      recipes,
      slotRecipes,
    },
  }),
  defineConfig({
    theme: {
      recipes: {
        button: recipeChanges.button as never,
        input: { base: { borderColor: 'border.emphasized', bg: 'bg' } },
        textarea: { base: { borderColor: 'border.emphasized', bg: 'bg', lineHeight: '1.55' } },
      },
    },
  }),
);
