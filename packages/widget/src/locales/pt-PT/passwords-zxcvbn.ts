import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Filas de teclas seguidas são fáceis de adivinhar.',
  'password.zxcvbn.warning.shortKeyboardPatterns':
    'Padrões curtos do teclado são fáceis de adivinhar.',
  'password.zxcvbn.warning.repeats': 'Repetições como “aaa” são fáceis de adivinhar.',
  'password.zxcvbn.warning.longerRepeats':
    'Repetições como “abcabcabc” são apenas um pouco mais difíceis de adivinhar do que “abc”.',
  'password.zxcvbn.warning.sequences': 'Sequências como abc ou 6543 são fáceis de adivinhar.',
  'password.zxcvbn.warning.recentYears': 'Anos recentes são fáceis de adivinhar.',
  'password.zxcvbn.warning.dates': 'As datas são muitas vezes fáceis de adivinhar.',
  'password.zxcvbn.warning.top10CommonPassword': 'É uma das 10 palavras-passe mais comuns.',
  'password.zxcvbn.warning.top100CommonPassword': 'É uma das 100 palavras-passe mais comuns.',
  'password.zxcvbn.warning.veryCommonPassword': 'É uma palavra-passe muito comum.',
  'password.zxcvbn.warning.similarToCommonPassword':
    'É parecida com uma palavra-passe muito usada.',
  'password.zxcvbn.warning.wordByItself': 'Uma palavra sozinha é fácil de adivinhar.',
  'password.zxcvbn.warning.names': 'Nomes e apelidos sozinhos são fáceis de adivinhar.',
  'password.zxcvbn.warning.commonNames': 'Nomes e apelidos comuns são fáceis de adivinhar.',
  'password.zxcvbn.suggestion.useAFewWords': 'Use algumas palavras e evite frases comuns.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'Não precisa de símbolos, números nem letras maiúsculas.',
  'password.zxcvbn.suggestion.addWords':
    'Adicione mais uma ou duas palavras. Palavras invulgares são melhores.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Use um padrão de teclado mais longo, com mais mudanças de direção.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Evite palavras e carateres repetidos.',
  'password.zxcvbn.suggestion.avoidSequences': 'Evite sequências.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Evite anos recentes.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou': 'Evite anos relacionados consigo.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Evite datas e anos relacionados consigo.',
  'password.zxcvbn.suggestion.capitalization': 'As maiúsculas não ajudam muito.',
  'password.zxcvbn.suggestion.allUppercase':
    'Tudo em maiúsculas é quase tão fácil de adivinhar como tudo em minúsculas.',
  'password.zxcvbn.suggestion.reversed':
    'Palavras invertidas não são muito mais difíceis de adivinhar.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'Substituições previsíveis, como “@” em vez de “a”, não ajudam muito.',
}
