import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows': 'Fileiras retas de teclas são fáceis de adivinhar.',
  'password.zxcvbn.warning.shortKeyboardPatterns':
    'Padrões curtos do teclado são fáceis de adivinhar.',
  'password.zxcvbn.warning.repeats': 'Repetições como “aaa” são fáceis de adivinhar.',
  'password.zxcvbn.warning.longerRepeats':
    'Repetições como “abcabcabc” são só um pouco mais difíceis de adivinhar do que “abc”.',
  'password.zxcvbn.warning.sequences': 'Sequências como abc ou 6543 são fáceis de adivinhar.',
  'password.zxcvbn.warning.recentYears': 'Anos recentes são fáceis de adivinhar.',
  'password.zxcvbn.warning.dates': 'Datas costumam ser fáceis de adivinhar.',
  'password.zxcvbn.warning.top10CommonPassword': 'Esta é uma das 10 senhas mais comuns.',
  'password.zxcvbn.warning.top100CommonPassword': 'Esta é uma das 100 senhas mais comuns.',
  'password.zxcvbn.warning.veryCommonPassword': 'Esta é uma senha muito comum.',
  'password.zxcvbn.warning.similarToCommonPassword':
    'Esta senha é parecida com uma senha muito usada.',
  'password.zxcvbn.warning.wordByItself': 'Uma palavra sozinha é fácil de adivinhar.',
  'password.zxcvbn.warning.names': 'Nomes e sobrenomes sozinhos são fáceis de adivinhar.',
  'password.zxcvbn.warning.commonNames': 'Nomes e sobrenomes comuns são fáceis de adivinhar.',
  'password.zxcvbn.suggestion.useAFewWords': 'Use algumas palavras e evite frases comuns.',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase':
    'Não é preciso usar símbolos, números nem letras maiúsculas.',
  'password.zxcvbn.suggestion.addWords':
    'Adicione mais uma ou duas palavras. Palavras incomuns são melhores.',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'Use um padrão de teclado mais longo, com mais mudanças de direção.',
  'password.zxcvbn.suggestion.avoidRepeats': 'Evite palavras e caracteres repetidos.',
  'password.zxcvbn.suggestion.avoidSequences': 'Evite sequências.',
  'password.zxcvbn.suggestion.avoidRecentYears': 'Evite anos recentes.',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou': 'Evite anos ligados a você.',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'Evite datas e anos ligados a você.',
  'password.zxcvbn.suggestion.capitalization': 'Letras maiúsculas não ajudam muito.',
  'password.zxcvbn.suggestion.allUppercase':
    'Tudo em maiúsculas é quase tão fácil de adivinhar quanto tudo em minúsculas.',
  'password.zxcvbn.suggestion.reversed':
    'Palavras invertidas não são muito mais difíceis de adivinhar.',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    'Substituições previsíveis, como “@” no lugar de “a”, não ajudam muito.',
}
