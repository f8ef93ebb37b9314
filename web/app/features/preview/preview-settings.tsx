import { PREVIEW_ID } from './preview';
import { usePreview } from './use-preview';

export function PreviewSettings() {
  const preview = usePreview();
  return preview && <i hidden id={PREVIEW_ID} data-settings={JSON.stringify(preview)} />;
}
