/** What the frame tells a widget that is loaded on demand. */
export interface WidgetProps {
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** The control in the page that opens it and gets the focus back. */
  triggerId: string;
}
