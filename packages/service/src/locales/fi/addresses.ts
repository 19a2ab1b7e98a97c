import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{code} on uuden osoitteesi koodi palveluun {project}',
    plainSubject: 'Uuden osoitteesi koodi palveluun {project}',
    heading: 'Vahvista uusi osoitteesi',
    lead: 'Anna tämä koodi sivulla, jolla lisäsit osoitteen.',
    taken:
      'Tämä osoite kuuluu jo tiliin palvelussa {project}, joten sitä ei voi lisätä toiseen. Kirjaudu sillä sisään tai poista se siellä.',
    notYou: 'Etkö se ollut sinä? Älä tee mitään: ilman koodia osoitetta ei lisätä.',
    sentFor:
      'Lähetetty osoitteeseen {email}, koska joku haluaa käyttää sitä tilillään palvelussa {project}.',
  },
  label: 'Sähköpostiosoite',
  added: {
    subject: 'Tilillesi palvelussa {project} lisättiin sähköpostiosoite',
    heading: 'Sähköpostiosoite lisättiin',
    lead: 'Sillä voi kirjautua sisään.',
  },
  primary: {
    subject: 'Tilisi ensisijainen osoite palvelussa {project} vaihtui',
    heading: 'Ensisijainen osoitteesi vaihtui',
    lead: 'Tiliäsi koskevat ilmoitukset tulevat siihen.',
  },
  removed: {
    subject: 'Tililtäsi palvelussa {project} poistettiin sähköpostiosoite',
    heading: 'Sähköpostiosoite poistettiin',
    lead: 'Seuraavien 7 päivän aikana osoite palautuu, kun sillä kirjaudutaan sisään.',
  },
  takesBack:
    'Painike peruu tämän muutoksen ja kaiken sen jälkeen tapahtuneen ja kirjaa ulos kaikki sen jälkeen sisään kirjautuneet selaimet.',
  undo: {
    does: 'Painike peruu muutoksen, jota sähköposti koskee, ja kaiken sen jälkeen tapahtuneen ja kirjaa ulos kaikki sen jälkeen sisään kirjautuneet selaimet.',
    done: 'Osoitteesi ovat kuten ennen',
  },
}
