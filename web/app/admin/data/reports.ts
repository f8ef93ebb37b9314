import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Report } from 'contract/report-fields';
import { useFailureNotice } from '~/admin/parts/notices';
import { useTexts } from '~/i18n/texts';
import { queryKeys } from './query-keys';
import { callSite } from './site-api';
import { usePages } from './use-pages';

const WHILE_CHECKING_MS = 2_000;

export const useReport = (report: Report) =>
  usePages(
    'GET /api/reports',
    { report },
    {
      queryKey: queryKeys.reportList(report),
      isKept: false,
      // A check of other sites ends after some minutes.
      askAgainAfter: (first) => (first?.outside.isRunning ? WHILE_CHECKING_MS : false),
    },
  );

export function useOutsideCheck() {
  const client = useQueryClient();
  const { outside } = useTexts('admin-reports');
  const notifyFailure = useFailureNotice();
  return useMutation({
    mutationFn: () => callSite('POST /api/reports', { input: { report: 'outside-link' } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.reports }),
    onError: (error) => notifyFailure(outside.failed, error, 'unchanged'),
  });
}
