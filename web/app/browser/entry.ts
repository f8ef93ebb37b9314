import { CAMPAIGN_PARAMETER } from 'contract/campaign';
import { PREVIEW_ID } from '~/features/preview/preview';
import { TEXT_TABLE_ID } from '~/features/text-preview/text-table';
import { defineIslands } from '~/islands/island-element';
import { TAKEN_OVER } from '~/site/taken-over';
import { enableAnswers } from './answers';
import { enableArrival } from './arrival';
import { enableComplianceBanner } from './compliance-banner';
import { enableCopyAndPrint } from './copy-and-print';
import { enableDialogs } from './dialogs';
import { enableDrawingTransitions } from './drawing-transitions';
import { followScroll } from './header';
import { ISLAND_MODULES } from './island-modules';
import { enableLanguageLinks } from './language-links';
import { enableMenus } from './language-menu';
import { fetchSheetsAfterLoad, lateSheets } from './late-sheets';
import { showNotices } from './notices';
import { enablePendingNavigation } from './pending-navigation';
import { enablePrintOnArrival } from './print-on-arrival';
import { enableReveals } from './reveals';
import { enableRotation } from './rotation';
import { settleScrollBlocks } from './scroll-blocks';
import { tellShownAhead } from './shown-ahead';
import { enableSolutionsPanel } from './solutions-panel';

followScroll();
enableSolutionsPanel();
enableDialogs();
enableMenus();
enableLanguageLinks();
enableArrival();
enableComplianceBanner();
enableCopyAndPrint();
enableReveals();
enableRotation();
enablePrintOnArrival();
enableAnswers();
settleScrollBlocks();
showNotices();
enablePendingNavigation();
enableDrawingTransitions();
tellShownAhead();
if (window.location.search.includes(CAMPAIGN_PARAMETER))
  void import('./campaign-links').then(({ takeCampaignAlong }) => takeCampaignAlong());
const preview = document.getElementById(PREVIEW_ID);
if (preview) void import('./preview').then(({ enablePreview }) => enablePreview(preview));
if (document.querySelector('[data-live-check]'))
  void import('./live-check').then(({ checkLive }) => checkLive());
const questions = document.querySelector<HTMLFormElement>('[data-question-filter]');
if (questions)
  void import('./question-filter').then(({ enableQuestionFilter }) => enableQuestionFilter(questions));
void fetchSheetsAfterLoad();
const startIslands = () => defineIslands({ modules: ISLAND_MODULES, styles: lateSheets });
const textTable = document.getElementById(TEXT_TABLE_ID);
if (textTable) {
  // The marks leave the document before an island compares it with its own texts.
  void import('./text-editing')
    .then(({ enableTextEditing }) => enableTextEditing(textTable))
    .finally(startIslands);
} else startIslands();

document.documentElement.dataset.scripted = '';
window.dispatchEvent(new Event(TAKEN_OVER));
