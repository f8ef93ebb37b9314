import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import {
  buttonRecipe,
  tokens as chakraTokens,
  drawerSlotRecipe,
  keyframes,
  menuSlotRecipe,
  textStyles,
} from '@chakra-ui/react/theme';
import { recipeChanges, semanticTokens, tokens } from './tokens';

/** Has only the recipes of menus and drawers, and no global styles, which the page's style sheet has. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    cssVarsPrefix: 'widget',
    theme: {
      keyframes,
      textStyles,
      tokens: { ...chakraTokens, ...tokens, radii: { ...chakraTokens.radii, ...tokens.radii } },
      semanticTokens: {
        ...semanticTokens,
        shadows: { lg: { value: '{shadows.float}' } },
      },
      recipes: { button: buttonRecipe },
      slotRecipes: { menu: menuSlotRecipe, drawer: drawerSlotRecipe },
    },
  }),
  defineConfig({
    theme: {
      recipes: { button: recipeChanges.button as never },
      slotRecipes: {
        menu: {
          slots: menuSlotRecipe.slots,
          base: {
            content: {
              boxShadow: 'float',
              borderRadius: 'card',
              border: '1px solid',
              borderColor: 'line',
              p: '1.5',
            },
            item: { borderRadius: 'control', _highlighted: { bg: 'sky' } },
          },
        },
      },
    },
  }),
);
