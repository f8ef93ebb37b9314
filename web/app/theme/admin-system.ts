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

/** Forced colours drop the backgrounds and shadows that show a state. */
const PRESSED = { _highContrast: { outline: '2px solid Highlight', outlineOffset: '-4px' } };
const SWITCH = {
  control: {
    _highContrast: {
      forcedColorAdjust: 'none',
      bg: 'Canvas',
      boxShadow: 'inset 0 0 0 1px CanvasText',
      _checked: { bg: 'Highlight' },
    },
  },
  thumb: {
    _highContrast: { forcedColorAdjust: 'none', bg: 'CanvasText', _checked: { bg: 'HighlightText' } },
  },
};

/** Has all recipes, because only editors load it, and small controls (visual-design, Admin). */
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
      layerStyles: {
        ...layerStyles,
        card: {
          value: { bg: 'bg', border: '1px solid', borderColor: 'border', borderRadius: 'card' },
        },
      },
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
        button: {
          ...recipeChanges.button,
          base: { ...recipeChanges.button.base, _pressed: PRESSED },
        },
        input: { base: { borderColor: 'border.emphasized', bg: 'bg' } },
        textarea: { base: { borderColor: 'border.emphasized', bg: 'bg', lineHeight: '1.55' } },
      },
      slotRecipes: {
        switch: { slots: slotRecipes.switch.slots, base: SWITCH },
        tabs: { slots: slotRecipes.tabs.slots, base: { trigger: { _selected: PRESSED } } },
      },
    },
  }),
);
