import { usePicturesAt } from '~/admin/data/media';
import { textOf } from '~/admin/entry/entry-fields';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { PictureWidget } from '~/admin/pages-tab/picture-widget';
import { PictureFactsContext } from '~/admin/pages-tab/use-picture-facts';
import { useAccount } from '~/admin/session/account';

export function PictureOfEntry(props: WidgetProps) {
  const { may } = useAccount();
  const url = textOf(props.value);
  const library = usePicturesAt(may.media.read && url !== '' ? [url] : []);
  const factsOf = (address: string) =>
    library.get(address) ?? { url: address, width: null, height: null, alternativeTexts: {} };
  return (
    <PictureFactsContext.Provider value={factsOf}>
      <PictureWidget {...props} name={props.label} />
    </PictureFactsContext.Provider>
  );
}
