import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../contract/languages';
import type { Data } from '../strapi';

/** Repeats nothing that was typed, because anybody can type the address of somebody else. */
const LETTERS: Readonly<Record<Language, (number: string, site: string) => [subject: string, ...string[]]>> =
  {
    de: (number, site) => [
      `Ihre Nachricht ${number} ist angekommen`,
      'Guten Tag,',
      `Ihre Nachricht über ${site} ist bei uns angekommen. Sie hat die Nummer ${number}; bitte nennen Sie sie, wenn Sie uns noch einmal schreiben.`,
      'Wenn Sie uns nicht geschrieben haben, hat jemand Ihre Adresse in unser Formular eingetragen. Sie können diese E-Mail dann löschen.',
    ],
    en: (number, site) => [
      `Your message ${number} has arrived`,
      'Hello,',
      `Your message from ${site} has reached us. Its number is ${number}; please give it when you write to us again.`,
      'If you have not written to us, somebody has entered your address in our form. You can then delete this e-mail.',
    ],
    fr: (number, site) => [
      `Votre message ${number} est arrivé`,
      'Bonjour,',
      `Votre message envoyé depuis ${site} nous est parvenu. Il porte le numéro ${number} ; merci de l’indiquer si vous nous écrivez à nouveau.`,
      'Si vous ne nous avez pas écrit, quelqu’un a saisi votre adresse dans notre formulaire. Vous pouvez alors supprimer cet e-mail.',
    ],
    it: (number, site) => [
      `Il Suo messaggio ${number} è arrivato`,
      'Buongiorno,',
      `abbiamo ricevuto il Suo messaggio da ${site}. Ha il numero ${number}; La preghiamo di indicarlo se ci scrive di nuovo.`,
      'Se non ci ha scritto, qualcuno ha inserito il Suo indirizzo nel nostro modulo. In tal caso può eliminare questa e-mail.',
    ],
    es: (number, site) => [
      `Su mensaje ${number} ha llegado`,
      'Buenos días:',
      `Hemos recibido su mensaje desde ${site}. Tiene el número ${number}; por favor, indíquelo si vuelve a escribirnos.`,
      'Si no nos ha escrito, alguien ha introducido su dirección en nuestro formulario. En ese caso puede eliminar este correo.',
    ],
    nl: (number, site) => [
      `Uw bericht ${number} is aangekomen`,
      'Goedendag,',
      `Uw bericht via ${site} is bij ons aangekomen. Het heeft nummer ${number}; vermeld dit nummer als u ons opnieuw schrijft.`,
      'Als u ons niet hebt geschreven, heeft iemand uw adres in ons formulier ingevuld. U kunt deze e-mail dan verwijderen.',
    ],
    sq: (number, site) => [
      `Mesazhi juaj ${number} ka mbërritur`,
      'Përshëndetje,',
      `Mesazhi juaj nga ${site} ka mbërritur te ne. Ai ka numrin ${number}; ju lutemi përmendeni nëse na shkruani përsëri.`,
      'Nëse nuk na keni shkruar, dikush ka shënuar adresën tuaj në formularin tonë. Atëherë mund ta fshini këtë email.',
    ],
  };

export function confirmationOf({ language, number }: Data, site: string) {
  const write = LETTERS[isLanguage(language) ? language : DEFAULT_LANGUAGE];
  const [subject, ...paragraphs] = write(String(number), site);
  return { subject, text: `${paragraphs.join('\n\n')}\n` };
}
