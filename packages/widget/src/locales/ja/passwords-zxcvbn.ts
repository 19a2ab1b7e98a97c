import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords-zxcvbn.ts'

export const zxcvbnText: Translation<typeof english.zxcvbnText> = {
  'password.zxcvbn.warning.straightRows':
    'キーボードの並び順どおりの文字列は推測されやすくなります。',
  'password.zxcvbn.warning.shortKeyboardPatterns':
    'キーボードの短いパターンは推測されやすくなります。',
  'password.zxcvbn.warning.repeats': '「aaa」のような繰り返しは推測されやすくなります。',
  'password.zxcvbn.warning.longerRepeats':
    '「abcabcabc」のような繰り返しは、「abc」とほぼ同じくらい推測されやすくなります。',
  'password.zxcvbn.warning.sequences':
    '「abc」や「6543」のような連続した文字は推測されやすくなります。',
  'password.zxcvbn.warning.recentYears': '最近の年は推測されやすくなります。',
  'password.zxcvbn.warning.dates': '日付は多くの場合、推測されやすくなります。',
  'password.zxcvbn.warning.top10CommonPassword':
    'よく使われるパスワードの上位 10 個に入っています。',
  'password.zxcvbn.warning.top100CommonPassword':
    'よく使われるパスワードの上位 100 個に入っています。',
  'password.zxcvbn.warning.veryCommonPassword': '非常によく使われるパスワードです。',
  'password.zxcvbn.warning.similarToCommonPassword': 'よく使われるパスワードに似ています。',
  'password.zxcvbn.warning.wordByItself': '1 つの単語だけでは推測されやすくなります。',
  'password.zxcvbn.warning.names': '名字や名前だけでは推測されやすくなります。',
  'password.zxcvbn.warning.commonNames': 'よくある名字や名前は推測されやすくなります。',
  'password.zxcvbn.suggestion.useAFewWords': '複数の単語を使い、よくあるフレーズは避けてください。',
  'password.zxcvbn.suggestion.noSymbolsDigitsUppercase': '記号、数字、大文字は必須ではありません。',
  'password.zxcvbn.suggestion.addWords':
    '単語をもう 1～2 個追加してください。あまり使われない単語ほど効果があります。',
  'password.zxcvbn.suggestion.longerKeyboardPattern':
    'キーボードのパターンは、もっと長く、曲がる回数の多いものにしてください。',
  'password.zxcvbn.suggestion.avoidRepeats': '同じ単語や文字の繰り返しは避けてください。',
  'password.zxcvbn.suggestion.avoidSequences': '連続した文字は避けてください。',
  'password.zxcvbn.suggestion.avoidRecentYears': '最近の年は避けてください。',
  'password.zxcvbn.suggestion.avoidYearsAssociatedWithYou':
    'ご自分に関係のある年は避けてください。',
  'password.zxcvbn.suggestion.avoidDatesAndYearsAssociatedWithYou':
    'ご自分に関係のある日付や年は避けてください。',
  'password.zxcvbn.suggestion.capitalization': '先頭を大文字にしても、あまり効果はありません。',
  'password.zxcvbn.suggestion.allUppercase':
    'すべて大文字にしても、すべて小文字の場合とほぼ同じくらい推測されやすくなります。',
  'password.zxcvbn.suggestion.reversed': '単語を逆さにしても、あまり推測されにくくはなりません。',
  'password.zxcvbn.suggestion.predictableSubstitutions':
    '「a」を「@」に変えるような予測しやすい置き換えは、あまり効果がありません。',
}
