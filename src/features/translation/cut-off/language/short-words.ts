import type { Locale } from '@/i18n/locales'
import { wordSet } from './language'

/** Whole words of up to three letters: what else is as short is mostly a part of one. */
export const shortWords: Record<Locale, ReadonlySet<string>> = {
  ro: wordSet(`
    a ac ace act acu ad adu ai al an alb ale alo alt ală am ani ană api apt apă ar arc ard are arm
    ars art as ată au aud aur auz avi axa axă aș așa ațe ați ba bac bal ban bar bas bat bea bec
    bei bem ben bip bis blu bob boi bol bou box bug bun bus but băi băț ca cal cap car cas cat caș
    ce cea ceh cei cel cep cer ceț chi ci cic cin cip coc cod col con cop cor cos cot coz coș crâ
    cu cui cum cur cus cât câș căi căs da dai dam dar das dat dau de dea deh des di dig dim din do
    doi dor dos du dub duc dul dur duș ea ei el ele era eri erp eră eu eul eur fa fac fag fan far
    fax fel fer fes fez fi fie fii fim fin fir fiu fix flu foc foi fon for fum fur fus făt ga gaj
    gaz gel ger ghe ghi go gol gri gro guș gât ha ham han har haz hei hm hol hop hor hot ia iad
    iar ied iei ies ieu ii im imn ine ins io ion iul iut iv ix ițe jad jaf jar jeg joc joi jos jug
    jur la lac lan lat laș le lea leg lei leu li lin lip loc log lor lot loț lu lua lui lup lut
    luă lăz ma mac mai mal man mar mat me mea mei mel men meu mi mic mie mii mil min mit mod moi
    mol mor mot moș mu muc mul mur mut mâl mâț mă măi măr na nai nas naș ne nea nef neg nep net ni
    nic no nod noi nor nou nu nuc nud nul nun nur oac oar obă odă oft oh oi ole olt om opt or ora
    orb ori orz oră os osi ou ouă pa pac pai pal pan par pas pat pax pe per peș pi pic pin pix piș
    plâ plă po pod pol pom pop por pot poț pur pus puț pâș păi păr ra rac rai ram ran rar ras raț
    re rea rec ren reș rin ro rog rol rom ros rot roz rub rud rug rus rut râd râs rât râu răi rău
    sa sac sai sal sar sas sat se sec sei ser set sex si sii sim soc soi sol son sor sos spa spu
    ste sti stâ stă su sub suc sud suf sui sul sun sur sus să săi săr său ta tac tal tar te tei
    tel ten tic tip tir to toc ton top tor tot tu tub tun tur tuș tăi tău uda ude ul ulm un una
    uni unt unu ura urc uri urs ură uta uz uzi uși ușă va vad vai val var vas vei vi vie vii vin
    viu viz voi vom vor vot vă văd văi văr zac zar zei zel zer zet zi zic zid zis zor zău îi îl în
    îs șah șal șef șes și șir șoc șot șut țap țar țel ți țin țol
  `),
  en: wordSet(`
    a ace act ad add ado age ago ah aid aim air ale all alp am an and ant any ape app apt arc are
    ark arm art as ash ask at ate awe ax axe ay aye bad bag ban bar bat bay be bed bee beg bet bib
    bid big bin bit boa bog boo bow box boy bud bug bun bus but buy by bye cab cam can cap car cat
    cod cog con coo cop cot cow coy cry cub cud cue cup cur cut dab dad dam day den dew did die
    dig dim din dip do doe dog don dot dry due dug duo dye ear eat ebb ed eel egg ego eh eke elf
    elk elm em end era eve ewe ex eye fab fad fan far fat fax fed fee few fib fig fin fir fit fix
    flu fly foe fog for fox fro fry fun fur gag gal gap gas gay gel gem get gig gin go god got gum
    gun gut guy gym ha had ham has hat hay he hem hen her hey hi hid him hip his hit hm hoe hog
    hop hot how hub hue hug hum hut i ice icy id if ill imp in ink inn ion is it its ivy jab jam
    jar jaw jay jet jig job jog jot joy jug key kid kin kit la lab lad lag lap law lay led leg let
    lid lie lip lit lo log lot low lug ma mad man map mar mat max may me men met mi mid mix mm mob
    mop mow mud mug mum my nap net new nil nip no nod nor not now nun nut oak oar oat odd of off
    oh oil ok old on one opt or orb ore os our out ow owe owl own ox pa pad pal pan par pat paw
    pay pea peg pen pep per pet pi pie pig pin pit ply pod pop pot pox pro pub pug pun pup put rag
    ram ran rap rat raw ray re red rib rid rig rim rip rob rod roe rot row rub rug rum run rut rye
    sad sag sap sat saw say sea see set sew sh she shy sin sip sir sit six ski sky sly so sob sod
    son sow soy spa spy sub sue sum sun ta tab tag tan tap tar tax tea tee ten the thy ti tie tin
    tip to toe ton too top toy try tub tug two uh um up urn us use van vat vet via vow wag war was
    wax way we web wed wee wet who why wig win wit woe won wow yak yam yap ye yen yes yet yo you
    zip zoo
  `),
  ru: wordSet(`
    а ад аж ай ас ах б бег без бел бес би бит боб бог бой бок бор бос бра брю бук бум бур бы бык
    был быт бюз в вал вам вас ваш век вес вид вин вне во вод воз вой вон вор вот все всю вся всё
    вы выл вяз газ гид год гол гон гор гул да дал дам дан дар два две дед дел для дна дне дни дно
    дню дня до дог док дол дом дон дуб дух душ дым еду ее ей ел ему ер ест еще ещё ею её жар же
    жив жил жир жук за зад зал зло зов зол зря зуб и игл иди иду из ил или иль им имя ион иск их
    ищу к кад как кат кем кий кит ко код кол ком кон кот кош кто куб кум кур куш лад лай лак лев
    лед лес лет ли лиц лоб лов лож лом лор луг лук луч люк ля лёд май мак мал мат мая ме мед мел
    мех меч ми миг мил мим мир мог мои мой мол мор мох мою моя моё муж мул мы мыл мыс мыт мяч мёд
    на над нам нас наш не нее ней нем нет неё ни ник ним них но ное нож нор нос нот ну ныл ня нём
    о об оба обе обо ода ой око ом он она они оно опа ора оса осы ось от ох па пай пал пан пар пас
    пел пес пи пик пил пир по под пой пол поп пор пот пуд пуп пух пью пят пёс рад раз рай рак рал
    ре рев ред рек рис риф ров род рой рок рос рот руб руд рук ряд с сад сам сан сев сел сет си
    сил сир сих сми сна сне сны со сок сон сор суд сук суп сух сын сыр сыт та так там тан те тем
    тег тех то тои той том тон топ тот три ту туз тур тут туш тую ты тык тыл у увы уж уже узы ум ура
    ус уст уф уха ухо фа фен фея фон фу ха хан хит ход хор хот худ цап це цел цех чад чай час че
    чей чем чею чин чит что чуб чум чьи чью чья чьё чём шаг шар шах шеф шею шея шил шип шла шли
    шло шок шум шут шёл ща щит щук эй эра эру эры эта эти это эту эх эхо юг юла юра я яд яда ядр
    як ял ям яма яму ямы яна яр яхт
  `),
}
