/** Keys lack the prefix "i18n.". */
export const LOCALES = {
  'CMEditViewBulkLocale.continue-confirmation': 'Möchten Sie fortfahren?',
  'CMEditViewBulkLocale.draft-relation-warning':
    'Einige Sprachen sind mit Entwürfen verknüpft. Nach der Veröffentlichung können Links ins Leere führen.',
  'CMEditViewCopyLocale.dialog.body': 'Der Inhalt wird gelöscht und durch den der gewählten Sprache ersetzt:',
  'CMEditViewCopyLocale.dialog.field.placeholder': 'Sprache wählen',
  'CheckboxConfirmation.Modal.body': 'Möchten Sie die Übersetzungen abschalten?',
  'CheckboxConfirmation.Modal.title': 'Übersetzungen abschalten',
  'Settings.permissions.read.denied.description':
    'Wenn Sie dieses Feld sehen möchten, wenden Sie sich bitte an die Administration.',
  'Settings.list.actions.delete': '{name} löschen, mit allen Inhalten in dieser Sprache',
  'Settings.list.description':
    'Mit einer Sprache werden alle Inhalte in ihr gelöscht; das lässt sich nicht zurücknehmen. Die sieben Sprachen der Website lassen sich nicht löschen.',
  'Settings.locales.modal.delete.success': 'Sprache und alle Inhalte in ihr gelöscht',
  'Settings.locales.modal.locales.label': 'Sprachen',
  'actions.delete.dialog.body': 'Möchten Sie diese Sprache des Eintrags löschen?',
  'actions.publish.dialog.title': 'Bestätigung',
  'list-view.table.header.label': 'Sprachen',
};
