import { type Language, wordSet } from './language'

export const romanian: Language = {
  binding: wordSet(`
    și sau dar iar ci nici că să deși fiindcă deoarece încât dacă căci precum ca decât
    de din în la pe cu pentru prin spre către între dintre despre până fără sub lângă printre
    înspre dinspre asupra conform datorită potrivit al ale a un o unui unei unor niște
    într-un într-o dintr-un dintr-o printr-un printr-o să-și să-ți să-mi să-i să-l să-o să-ne
    se își îți îmi și-a și-au ți-ai de-a
  `),
  leaning: wordSet(`
    care căror căruia căreia ce când cum unde nu ne vă te îl îi ai am are avem aveți au este e
    sunt suntem sunteți fi fie fost va vei vom veți vor ar ați poate pot poți putem puteți trebuie
    acest această acești aceste acestui acestei acestor cel cea cei cele mai foarte prea după
    înainte peste contra doar chiar cât câte câteva fiecare orice oricare ori
  `),
  announcing: wordSet('î art alin lit nr str bd pct cap fig ex tel dl dna prof pag vol cf mun jud'),
  ambiguous: wordSet('lit cap fig ex art'),
  closing:
    /(?:^|[\s.(])(?:etc|ș\.\s?a|ș\.\s?a\.\s?m\.\s?d|m\.\s?d|s\.\s?r\.\s?l|s\.\s?a|î\.\s?hr|d\.\s?hr|mil|mld|km|min|sec|max)\.$/iu,
}
