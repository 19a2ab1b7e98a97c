import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Řady sousedních kláves lze snadno uhodnout.',
  'password.zxcvbn.warning.shortKeyboardPatterns':
    'Krátké vzory na klávesnici lze snadno uhodnout.',
  'password.zxcvbn.warning.repeats': 'Opakování jako „aaa“ lze snadno uhodnout.',
  'password.zxcvbn.warning.longerRepeats':
    'Opakování jako „abcabcabc“ lze uhodnout jen o něco hůře než „abc“.',
  'password.zxcvbn.warning.sequences': 'Posloupnosti jako abc nebo 6543 lze snadno uhodnout.',
  'password.zxcvbn.warning.recentYears': 'Nedávné roky lze snadno uhodnout.',
  'password.zxcvbn.warning.dates': 'Data lze často snadno uhodnout.',
  'password.zxcvbn.warning.top10CommonPassword': 'Toto je jedno z 10 nejčastějších hesel.',
  'password.zxcvbn.warning.top100CommonPassword': 'Toto je jedno ze 100 nejčastějších hesel.',
  'password.zxcvbn.warning.veryCommonPassword': 'Toto je velmi časté heslo.',
  'password.zxcvbn.warning.similarToCommonPassword': 'Toto se podobá často používanému heslu.',
  'password.zxcvbn.warning.wordByItself': 'Samotné slovo lze snadno uhodnout.',
  'password.zxcvbn.warning.names': 'Samotná jména a příjmení lze snadno uhodnout.',
  'password.zxcvbn.warning.commonNames': 'Běžná jména a příjmení lze snadno uhodnout.',
  'password.zxcvbn.suggestion.useAFewWords':
    'Použijte několik slov, vyhněte se ustáleným spojením.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'Symboly, číslice ani velká písmena nejsou nutné.',
  'password.zxcvbn.suggestion.addWords': 'Přidejte jedno nebo dvě slova. Méně obvyklá jsou lepší.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Použijte delší vzor na klávesnici, který častěji mění směr.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Neopakujte slova ani znaky.',
  'password.zxcvbn.suggestion.avoidSequences': 'Nepoužívejte posloupnosti.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Nepoužívejte nedávné roky.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou':
    'Nepoužívejte roky, které s vámi souvisejí.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Nepoužívejte data a roky, které s vámi souvisejí.',
  'password.zxcvbn.suggestion.capitalization': 'Velká písmena příliš nepomohou.',
  'password.zxcvbn.suggestion.allUppercase':
    'Samá velká písmena lze uhodnout skoro stejně snadno jako samá malá.',
  'password.zxcvbn.suggestion.reversed': 'Slova napsaná pozpátku nelze uhodnout o mnoho hůře.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'Předvídatelné záměny, například „@“ místo „a“, příliš nepomohou.',
}
