import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: 'Salasana',
  mail: {
    reset: {
      sentFor: 'Lähetetty osoitteeseen {email}, koska joku pyysi uutta salasanaa.',
      subject: 'Aseta uusi salasana palveluun {project}',
      preheaderUntil: 'Toimii kerran. Voimassaolo päättyy: {time}. Sitä ennen mikään ei muutu.',
      preheaderFor: 'Toimii kerran. Voimassa: {duration}. Sitä ennen mikään ei muutu.',
      heading: 'Aseta uusi salasana',
      works: 'Vanha salasanasi toimii, kunnes asetat uuden.',
      breached:
        'Salasanasi on toiselta sivustolta varastetussa luettelossa, joten se ei enää toimi täällä. Palveluun {project} ei ole murtauduttu.',
      action: 'Aseta uusi salasana',
      notYou: 'Etkö se ollut sinä? Älä tee mitään: salasanasi pysyy ennallaan.',
      login: 'Kirjaudu sisään ilman uutta salasanaa: {link}',
    },
    changed: {
      subject: 'Salasanasi palveluun {project} vaihdettiin',
      heading: 'Salasanasi vaihdettiin',
    },
    set: {
      subject: 'Tilillesi palvelussa {project} asetettiin salasana',
      heading: 'Salasana asetettiin',
    },
    othersSignedOut: 'Kaikki muut selaimet kirjattiin ulos.',
    locks: 'Painike lukitsee uuden salasanan ja antaa sinun asettaa oman.',
  },
  undo: {
    does: 'Painike lukitsee uuden salasanan ja kirjaa ulos kaikki selaimet. Sen jälkeen saat sähköpostin, jonka linkistä voit asettaa oman salasanan.',
    done: 'Uusi salasana on lukittu',
    mailSent:
      'Sähköposti, jonka linkistä voi asettaa uuden salasanan, lähetettiin osoitteeseen {email}.',
    askForMail: 'Pyydä uutta salasanaa kirjautumissivulla.',
  },
  guessed: {
    mail: {
      subject: '{code} on koodisi palveluun {project}',
      plainSubject: 'Koodisi palveluun {project}',
      heading: 'Kirjautumiskoodisi',
      lead: 'Joku antoi salasanasi laitteella, jota emme tunne. Jos se olit sinä, anna tämä koodi siellä.',
      notYou:
        'Etkö se ollut sinä? Silloin joku tietää salasanasi. Painike lukitsee sen ja kirjaa ulos kaikki selaimet, ja saat sähköpostin, jonka linkistä voit asettaa toisen.',
    },
    does: 'Painike lukitsee salasanasi ja kirjaa ulos kaikki selaimet. Sen jälkeen saat sähköpostin, jonka linkistä voit asettaa toisen.',
    done: 'Salasanasi on lukittu',
  },
}
