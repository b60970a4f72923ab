/** What each topic has to read while its site is being built: the end of the description of its project. */
export const firstReads = {
  cinema: {
    ro: `

## Pentru început: trei filme cu muzică de Eugen Doga

Pe toate trei le-a regizat Emil Loteanu.

- **„Lăutarii”:** un lăutar vestit își caută toată viața iubirea din tinerețe.
- **„O șatră urcă la cer”**, după povestiri de Maxim Gorki: Loiko și Rada se iubesc, dar niciunul nu vrea să-și piardă libertatea.
- **„Dulcea și tandra mea fiară”**, după „O dramă la vânătoare” de Cehov: filmul al cărui vals se aude și astăzi la nunți.`,
    en: `

## To begin with: three films with music by Eugen Doga

All three were directed by Emil Loteanu.

- **Lăutarii** (“The Fiddlers”): a celebrated fiddler spends his life looking for the love of his youth.
- **Gypsies Are Found Near Heaven**, based on stories by Maxim Gorky: Loiko and Rada love each other, but neither will give up their freedom.
- **My Tender and Affectionate Beast**, after Chekhov’s “The Shooting Party”: the film whose waltz is still heard at weddings.`,
    ru: `

## Для начала: три фильма с музыкой Евгения Доги

Все три снял Эмиль Лотяну.

- **«Лаутары»:** знаменитый скрипач всю жизнь ищет любовь своей юности.
- **«Табор уходит в небо»**, по рассказам Максима Горького: Лойко и Рада любят друг друга, но ни один из них не готов расстаться со свободой.
- **«Мой ласковый и нежный зверь»**, по повести Чехова «Драма на охоте»: фильм, вальс из которого и сегодня звучит на свадьбах.`,
  },
  auto: {
    ro: `

## Pentru început: steagurile de pe circuit

- **Galben:** pericol pe traseu; se încetinește și nu se depășește.
- **Albastru:** din spate vine o mașină mai rapidă, de obicei una care e pe cale să ia un tur avans; trebuie lăsată să treacă.
- **Roșu:** cursa sau antrenamentul se întrerupe.
- **Negru, cu un număr de concurs:** pilotul cu acel număr trebuie să intre la boxe.
- **În carouri:** finalul.`,
    en: `

## To begin with: the racing flags

- **Yellow:** danger on the track; drivers slow down and do not overtake.
- **Blue:** a faster car is coming up from behind, usually about to lap the slower one, and must be let through.
- **Red:** the race or practice has been stopped.
- **Black, with a race number:** the driver with that number must come into the pits.
- **Chequered:** the finish.`,
    ru: `

## Для начала: флаги на трассе

- **Жёлтый:** на трассе опасность; нужно сбросить скорость, обгонять нельзя.
- **Синий:** сзади приближается более быстрая машина, которая обычно вот-вот обойдёт вас на круг, и её нужно пропустить.
- **Красный:** гонка или тренировка остановлена.
- **Чёрный, со стартовым номером:** гонщик с этим номером должен заехать в боксы.
- **Клетчатый:** финиш.`,
  },
  fighting: {
    ro: `

## Pentru început: cum se câștigă

- **La box:** prin knockout sau la puncte; de regulă, cine câștigă o rundă primește 10 puncte, iar adversarul, 9 sau mai puține.
- **La judo:** un ippon încheie meciul pe loc; două waza-ari fac cât un ippon.
- **La lupte:** tușul, adică fixarea adversarului cu ambii umeri pe saltea, încheie meciul, oricare ar fi scorul.
- **La arte marțiale mixte:** prin knockout, prin cedarea adversarului sau prin decizia arbitrilor.`,
    en: `

## To begin with: how a bout is won

- **In boxing:** by knockout or on points; whoever wins a round usually gets 10 points, and the opponent 9 or fewer.
- **In judo:** one ippon ends the contest at once; two waza-ari are worth an ippon.
- **In wrestling:** a fall, with both of the opponent’s shoulders held to the mat, ends the bout whatever the score.
- **In mixed martial arts:** by knockout, by submission or by the judges’ decision.`,
    ru: `

## Для начала: как побеждают

- **В боксе:** нокаутом или по очкам; обычно тот, кто выиграл раунд, получает 10 очков, а соперник — 9 или меньше.
- **В дзюдо:** иппон сразу завершает схватку, а два ваза-ари равны иппону.
- **В борьбе:** туше, когда соперник прижат к ковру обеими лопатками, завершает схватку при любом счёте.
- **В смешанных единоборствах:** нокаутом, сдачей соперника или решением судей.`,
  },
  travel: {
    ro: `

## Pentru început: trei excursii de o zi din Chișinău

- **Orheiul Vechi:** o mănăstire săpată în stâncă deasupra Răutului și, alături, satul Butuceni.
- **Cricova sau Mileștii Mici:** străzi subterane cu vin, tăiate în calcar; vizita se rezervă din timp.
- **Soroca:** o cetate rotundă de piatră pe malul Nistrului, ridicată de Petru Rareș în secolul al XVI-lea.`,
    en: `

## To begin with: three one-day trips from Chișinău

- **Old Orhei:** a monastery cut into the rock above the River Răut, with the village of Butuceni beside it.
- **Cricova or Mileștii Mici:** underground streets of wine, cut into limestone; book your visit in advance.
- **Soroca:** a round stone fortress on the bank of the Dniester, built by Petru Rareș in the 16th century.`,
    ru: `

## Для начала: три однодневные поездки из Кишинёва

- **Старый Орхей:** монастырь, вырубленный в скале над рекой Реут, и рядом — село Бутучены.
- **Крикова или Милештий Мичь:** подземные улицы винных погребов, прорубленные в известняке; экскурсию лучше заказать заранее.
- **Сороки:** круглая каменная крепость на берегу Днестра, построенная при Петре Рареше в XVI веке.`,
  },
} as const
