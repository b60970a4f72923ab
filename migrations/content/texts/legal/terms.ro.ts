export const termsRo = `Rețeaua Pasiuni este formată din site-uri pentru oamenii uniți de o pasiune: întâi cinema, apoi auto și motorsport, sporturi de luptă și călătorii. Rețeaua este administrată, fără scop comercial, de un grup de entuziaști din Chișinău, Republica Moldova.

Acești termeni de utilizare reprezintă acordul dintre dumneavoastră și grup. Ei arată la ce vă puteți aștepta din partea noastră, ce așteptăm de la dumneavoastră și ce se întâmplă dacă apare o problemă. Vă rugăm să îi citiți înainte de a folosi serviciul.

## 1. Definiții

În acești termeni, cuvintele de mai jos au același înțeles la singular și la plural:

- **Grupul** (numit și „Pasiuni” sau „noi”) este grupul necomercial din Chișinău, Republica Moldova, care administrează serviciul. Grupul nu are sediu social.
- **Serviciul** cuprinde site-ul Pasiuni și site-urile proiectelor sale (cinema, auto și motorsport, sporturi de luptă, călătorii), cu tot ce oferă ele, inclusiv conturile.
- **Termenii** sunt acești termeni de utilizare, care constituie întregul acord dintre dumneavoastră și grup privind folosirea serviciului.
- **Țara** înseamnă Republica Moldova și/sau România.
- **Dumneavoastră** înseamnă persoana care folosește serviciul sau organizația în numele căreia îl folosește această persoană.
- **Contul** este contul personal pe care îl creați pentru a avea acces la părțile serviciului destinate utilizatorilor înregistrați.
- **Conținutul** înseamnă textele, imaginile, linkurile, recenziile, comentariile și orice alte materiale pe care le publicați, le încărcați sau le puneți la dispoziție în alt fel prin intermediul serviciului.
- **Feedbackul** înseamnă sugestiile, ideile, observațiile și propunerile despre serviciu pe care ni le trimiteți.
- **Comanda** este o cerere de a cumpăra de la noi bunuri sau servicii.
- **Promoția** este un concurs, o tragere la sorți sau o altă acțiune promoțională desfășurată prin intermediul serviciului.
- **Afiliatul** este o entitate care controlează una dintre părți, este controlată de aceasta sau se află împreună cu ea sub un control comun. „Control” înseamnă deținerea a cel puțin 50% din acțiunile, părțile sociale sau celelalte titluri care dau drept de vot la alegerea administratorilor sau a altui organ de conducere.
- **Serviciul terț** este un site, un serviciu, un produs sau un conținut care aparține altcuiva și pe care îl puteți vedea sau accesa prin intermediul serviciului, inclusiv autentificarea prin Google.

## 2. Acceptarea termenilor

Acești termeni se aplică tuturor celor care folosesc serviciul: vizitatori, utilizatori înregistrați, autori, redactori și experți.

Prin folosirea serviciului confirmați că ați citit acești termeni și că sunteți de acord cu ei. Dacă nu sunteți de acord cu vreo parte a lor, vă rugăm să nu folosiți serviciul.

Confirmați, de asemenea, că aveți cel puțin 18\u00a0ani. Persoanelor sub această vârstă nu le este permis să folosească serviciul.

Modul în care colectăm, folosim și protejăm datele cu caracter personal este descris în [politica de confidențialitate](/ro/privacy). Vă rugăm să o citiți și pe aceasta cu atenție.

## 3. Conturile

Când vă creați un cont, trebuie să ne furnizați informații adevărate, complete și actuale și să le actualizați ori de câte ori se schimbă. Furnizarea unor informații false încalcă acești termeni și ne dă dreptul să închidem contul imediat.

Vă puteți înregistra cu o adresă de e-mail și o parolă sau printr-un serviciu terț, cum este Google. Vă putem cere să confirmați adresa de e-mail. Profilul dumneavoastră poate fi văzut de ceilalți utilizatori înregistrați, după ce intră în cont.

Răspundeți:

- de păstrarea în secret a parolei, fie că este parola pentru serviciul nostru, fie că este cea pentru serviciul terț prin care vă autentificați;
- de tot ce se face prin intermediul contului dumneavoastră;
- de anunțarea grupului, fără întârziere, dacă aflați că altcineva v-a folosit contul sau că securitatea acestuia a fost compromisă.

Nu puteți folosi ca nume în cadrul serviciului:

- numele altei persoane sau al altei organizații, dacă nu aveți dreptul să îl folosiți;
- un nume sau un semn asupra căruia altcineva are drepturi, cum este o marcă înregistrată, fără permisiunea titularului;
- un nume ofensator, vulgar sau obscen.

## 4. Regulile privind conținutul

### Conținutul dumneavoastră

Răspundeți de conținutul pe care îl publicați: acesta trebuie să fie legal, demn de încredere și potrivit.

Conținutul rămâne al dumneavoastră. Prin publicare, acordați grupului o licență neexclusivă, gratuită și valabilă în întreaga lume de a-l stoca, folosi, reproduce, adapta, traduce, prezenta public și distribui în cadrul serviciului și prin intermediul acestuia, cât timp este publicat acolo. Licența permite și ca acest conținut să fie prezentat altor utilizatori, care îl pot folosi în limitele acestor termeni.

Confirmați că acest conținut vă aparține sau că aveți dreptul să îl folosiți și să acordați licența, precum și că publicarea lui nu încalcă dreptul nimănui la viața privată și la propria imagine, drepturile de autor, drepturile contractuale sau alte drepturi.

### Ce nu se publică

Nu este permisă publicarea de conținut:

- ilegal sau care îndeamnă la fapte ilegale;
- defăimător sau care aduce atingere onoarei, demnității ori vieții private a cuiva;
- ofensator, inclusiv cel care instigă la ură, conține amenințări, este obscen sau înjosește oamenii din cauza originii, religiei, sexului, orientării sexuale, dizabilității ori a altei trăsături;
- de tip spam: publicitate nesolicitată, mesaje în masă, mesaje în lanț, scheme piramidale sau jocuri de noroc;
- dăunător: viruși sau orice altceva creat pentru a perturba ori a deteriora sisteme și date sau pentru a pătrunde în ele;
- care încalcă drepturile altcuiva, inclusiv drepturile de autor, mărcile și secretele comerciale;
- prin care vă dați drept altă persoană sau organizație, inclusiv drept grupul nostru ori drept o persoană din cadrul lui;
- fals sau înșelător.

### Ce putem face noi

Nu avem obligația să verificăm conținutul înainte de apariție, dar putem hotărî dacă acesta respectă termenii. Putem refuza, corecta, ascunde sau elimina orice conținut și putem restricționa folosirea serviciului de către cei care publică conținut contrar acestor termeni.

Nu putem controla tot ce publică utilizatorii. Folosiți serviciul pe propriul risc, iar noi, în măsura permisă de lege, nu răspundem de conținutul altora. Dacă observați ceva ce încalcă aceste reguli, vă rugăm să [ne scrieți](/ro/contact).

### Păstrați o copie

Facem tot ce putem pentru a proteja conținutul, dar nu putem garanta că acesta nu se va pierde sau nu se va deteriora niciodată. Vă rugăm să păstrați propria copie a tot ceea ce este important pentru dumneavoastră.

## 5. Drepturile de autor

Respectăm munca altora și vă rugăm să faceți la fel. Dacă sunteți de părere că un material publicat în cadrul serviciului încalcă drepturile de autor, scrieți-ne la [contact@pasiuni.example](mailto:contact@pasiuni.example) și indicați:

- numele și datele dumneavoastră de contact, iar dacă acționați în numele altcuiva, dovada că titularul drepturilor v-a împuternicit;
- o descriere a operei protejate;
- adresa exactă a paginii pe care se află conținutul contestat;
- o declarație de bună-credință că, după convingerea dumneavoastră, nici titularul drepturilor, nici legea nu permit această folosire;
- o declarație că informațiile din sesizare sunt exacte.

Vom examina sesizarea și, dacă este întemeiată, vom elimina conținutul sau vom restricționa accesul la el. Îl putem informa pe cel care l-a publicat și îi putem cere un răspuns. Cine face intenționat o sesizare falsă poate fi tras la răspundere pentru prejudiciul cauzat.

## 6. Comenzile și promoțiile

Serviciul este gratuit. Nu acceptăm comenzi, plăți sau donații; nu cerem și nu păstrăm datele cardurilor bancare. Dacă cineva vă cere bani în numele nostru, vă rugăm să ne anunțați.

Contribuția la proiecte ca autor, redactor sau expert este voluntară și neremunerată. Ea nu creează un raport de muncă și nu dă dreptul la vreo plată.

O promoție poate avea propriul regulament, publicat odată cu ea. Dacă regulamentul contravine acestor termeni, se aplică regulamentul promoției.

## 7. Proprietatea intelectuală

Codul serviciului este publicat sub licența MIT, iar textele scrise de grup, sub licența Creative Commons Atribuire 4.0 Internațional (CC BY 4.0); le puteți folosi în condițiile acestor licențe. Designul, desenele, denumirea și logoul serviciului aparțin grupului și sunt protejate de legislația țării și a altor state. Conținutul publicat de utilizatori le aparține acestora. Materialele terților, cum sunt imaginile, pictogramele și programele, aparțin autorilor lor și sunt folosite conform licențelor respective.

Puteți pune linkuri către paginile noastre. Când ne folosiți textele, indicați sursa și licența. Nu puteți folosi denumirea, logoul sau identitatea noastră vizuală pentru alte produse ori servicii fără acordul nostru prealabil, dat în scris.

## 8. Feedbackul

Ne bucurăm să primim feedback de la dumneavoastră. Prin trimiterea lui cedați grupului, gratuit, pentru întreaga lume și pe toată durata de protecție, toate drepturile asupra feedbackului care pot fi cedate. Îl putem folosi în orice scop, fără obligația de a vă plăti sau de a-i păstra confidențialitatea.

Dacă legea nu permite o astfel de cesiune, acordați grupului dreptul neexclusiv, perpetuu, irevocabil, gratuit și valabil în întreaga lume de a folosi, reproduce, adapta, publica și distribui feedbackul dumneavoastră fără restricții.

## 9. Linkurile

Serviciul poate conține linkuri către servicii terțe, care nu ne aparțin și pe care nu le controlăm.

Nu răspundem de conținutul, politicile de confidențialitate sau practicile serviciilor terțe și nici pentru vreo pierdere cauzată de folosirea lor ori de faptul că v-ați bazat pe ceea ce se oferă acolo. Vă recomandăm să citiți politica de confidențialitate și termenii fiecărui site pe care îl vizitați.

## 10. Încetarea utilizării

Vă putem suspenda sau închide contul ori vă putem restricționa folosirea serviciului imediat și fără preaviz, din orice motiv și mai ales dacă încălcați acești termeni. Acolo unde este posibil, vă vom spune de ce.

Puteți înceta oricând să folosiți serviciul sau vă puteți șterge contul. Ce se întâmplă cu datele dumneavoastră este explicat în [politica de confidențialitate](/ro/privacy).

Odată cu închiderea contului încetează și dreptul dumneavoastră de a folosi părțile serviciului destinate utilizatorilor înregistrați. Prevederile care, prin natura lor, trebuie să rămână valabile și după încetarea acordului, cum sunt cele privind proprietatea intelectuală, feedbackul, răspunderea și litigiile, rămân în vigoare.

## 11. Limitarea răspunderii

În măsura maximă permisă de lege, oricare ar fi prejudiciul pe care l-ați putea suferi, răspunderea totală a grupului, a afiliaților și a furnizorilor săi în legătură cu serviciul și cu acești termeni se limitează la suma pe care ați plătit-o efectiv prin intermediul serviciului sau la 0,01\u00a0USD, dacă nu ați cumpărat nimic.

În aceeași măsură, nu răspundem pentru prejudiciile indirecte, accidentale, speciale sau subsecvente, cum sunt pierderea profitului, pierderea datelor, întreruperea activității ori daunele morale, rezultate din folosirea serviciului sau din imposibilitatea de a-l folosi, chiar dacă știam că asemenea prejudicii sunt posibile.

Nimic din acești termeni nu exclude și nu limitează răspunderea pe care legea nu ne permite să o excludem sau să o limităm, inclusiv răspunderea pentru intenție, culpă gravă sau prejudiciile aduse vieții și sănătății.

## 12. Serviciul este oferit „ca atare”

Serviciul este oferit „ca atare” și „în măsura disponibilității”, cu eventualele sale neajunsuri și, în măsura maximă permisă de lege, fără nicio garanție din partea grupului sau a afiliaților săi, fie ea expresă sau implicită.

În special, nu garantăm că:

- serviciul va corespunde așteptărilor dumneavoastră sau va funcționa cu orice dispozitiv, program ori alt serviciu;
- serviciul va fi neîntrerupt, sigur și fără erori sau că orice eroare va fi corectată;
- noutățile, recenziile, cataloagele, anunțurile despre evenimente și celelalte materiale sunt exacte, complete și actuale;
- serviciul, serverele sale și mesajele pe care le trimite nu conțin viruși sau alte componente dăunătoare.

Unele state nu permit excluderea anumitor garanții sau a anumitor drepturi ale consumatorilor. În acest caz, excluderile din această secțiune se aplică numai în măsura permisă de lege.

## 13. Legea aplicabilă

Acestor termeni și folosirii serviciului li se aplică legea țării, adică a Republicii Moldova și/sau a României, cu excepția normelor sale conflictuale.

Dacă sunteți consumator, beneficiați în continuare de protecția normelor imperative ale statului în care locuiți, inclusiv atunci când acest stat este membru al Uniunii Europene.

## 14. Litigiile

Dacă aveți o reclamație sau nu sunteți de acord cu o decizie de-a noastră, vă rugăm să ne scrieți mai întâi. Vom încerca să rezolvăm problema pe cale amiabilă.

Dacă nu reușim să ajungem la o înțelegere, litigiul este soluționat de instanțele competente ale țării. Aceasta nu vă limitează dreptul de a vă adresa autorităților pentru protecția consumatorilor sau a datelor cu caracter personal ori altei instanțe la care legea vă dă acces.

## 15. Nulitatea parțială

Dacă o prevedere a acestor termeni este declarată nulă sau inaplicabilă, ea va fi înlocuită sau interpretată astfel încât să se apropie, cât permite legea, de scopul ei inițial. Celelalte prevederi rămân în vigoare.

Faptul că grupul nu își exercită un drept sau nu cere îndeplinirea unei obligații nu înseamnă că renunță la acel drept sau că nu va cere acest lucru mai târziu.

## 16. Modificările

Putem modifica acești termeni ori de câte ori este nevoie. Dacă o modificare este importantă, vom încerca să vă anunțăm cu cel puțin 30\u00a0de zile înainte de intrarea ei în vigoare. Noi hotărâm, în mod rezonabil și cu bună-credință, care modificări sunt importante.

Dacă folosiți serviciul și după intrarea în vigoare a unei modificări, acceptați noii termeni. Dacă nu sunteți de acord cu ei, vă rugăm să nu mai folosiți serviciul și, dacă doriți, să vă ștergeți contul.

Data celei mai recente versiuni este indicată pe această pagină. Termenii sunt publicați în română, engleză și rusă. Dacă între versiunile lingvistice există diferențe, prevalează cea în limba română.

## 17. Contact

Dacă aveți întrebări despre acești termeni, ne puteți scrie:

- prin e-mail: [contact@pasiuni.example](mailto:contact@pasiuni.example);
- prin [formularul de contact](/ro/contact), după ce ați intrat în cont și v-ați confirmat adresa de e-mail.
`
