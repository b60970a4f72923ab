export const privacyRo = `Pasiuni este un grup necomercial din Chișinău, Republica Moldova. Administrăm o rețea de site-uri pentru oameni cu pasiuni: mai întâi cinema, apoi auto și motorsport, sporturi de luptă și călătorii. Politica de față explică ce date colectăm când folosiți serviciul, de ce avem nevoie de ele, cât timp le păstrăm și ce drepturi aveți.

Serviciul este gratuit, iar site-urile pot fi citite fără cont. Nu vindem datele personale și nu le folosim pentru publicitate. Le prelucrăm potrivit Regulamentului (UE) 2016/679 (GDPR) și legislației Republicii Moldova privind protecția datelor cu caracter personal.

## 1. Interpretare și definiții

### Interpretare

Termenii de mai jos au același înțeles în toată această politică, la singular și la plural.

### Definiții

- **Pasiuni, grupul, noi:** grupul necomercial din Chișinău care administrează serviciul și hotărăște de ce și cum sunt prelucrate datele personale (operatorul de date).
- **Țara:** Republica Moldova și/sau România.
- **Serviciul:** site-ul Pasiuni și site-urile tematice din rețeaua sa (cinema, auto și motorsport, sporturi de luptă, călătorii), pe măsură ce se deschid.
- **Dumneavoastră:** persoana care folosește serviciul, cu sau fără cont.
- **Cont:** contul personal pe care îl creați ca să folosiți părțile serviciului rezervate membrilor, adică celor care au un cont.
- **Date personale:** orice informație despre o persoană identificată sau care poate fi identificată.
- **Date de utilizare:** date înregistrate automat când este folosit serviciul, de exemplu pagina cerută și ora.
- **Cookie-uri:** fișiere mici pe care un site le pune pe dispozitivul dumneavoastră și le citește mai târziu.
- **Balize web (web beacons):** imagini minuscule, de obicei invizibile, dintr-o pagină sau dintr-un e-mail, care arată că pagina sau mesajul a fost deschis.
- **Furnizor:** o persoană sau o organizație care prelucrează date în numele nostru.

## 2. Ce date colectăm

### Date personale

Puteți citi paginile fără să ne spuneți cine sunteți. Când creați un cont, îl folosiți, completați profilul sau ne scrieți, putem primi date care vă identifică:

- adresa de e-mail, cu care intrați în cont și la care primiți mesajele noastre;
- prenumele și numele, dacă le treceți în profil sau într-un mesaj;
- limba și pasiunile alese în profil;
- numărul de telefon și adresa poștală, numai dacă le dați chiar dumneavoastră, de exemplu într-un mesaj;
- conținutul mesajelor pe care ni le trimiteți;
- rolul, tema, motivația și linkurile dintr-o cerere de colaborare;
- ziua în care v-ați folosit ultima dată contul.

Dacă nu intrați în cont prin Google, sunt necesare o adresă de e-mail și o parolă; fără ele nu putem deschide contul. Profilul îl completați după dorință. Nu păstrăm parola într-o formă lizibilă, ci doar rezultatul unei transformări ireversibile.

Ceilalți membri autentificați văd datele din profil: prenumele, numele, limba, pasiunile și rolul de autor, redactor sau expert, dacă îl aveți. Adresa de e-mail, parola și mesajele pe care ni le trimiteți nu fac parte din profil. Vă rugăm să scrieți în el numai ceea ce doriți să împărtășiți.

Nu primim comenzi, plăți sau donații. Nu cerem date de card și nu le stocăm.

### Date de utilizare

Când deschideți o pagină, serverul nostru înregistrează automat date tehnice: adresa IP a dispozitivului, pagina cerută, data și ora, precum și eventualele erori.

Numărăm de câte ori este citită fiecare pagină și câți cititori are, aproximativ, site-ul într-o zi. Pentru aceasta nu folosim cookie-uri și nu păstrăm adrese IP: din adresa IP și din tipul browserului calculăm, cu o cheie secretă care se schimbă zilnic, doar o estimare a numărului de cititori. La sfârșitul zilei cheia se șterge și rămân numai cifrele.

### Autentificarea prin Google

Dacă alegeți să intrați în cont prin Google, ajungeți pe o pagină Google, iar apoi reveniți pe site. Google ne transmite numai adresa de e-mail și un identificator al contului Google. Nu primim niciodată parola contului Google. Ce face Google cu datele dumneavoastră puteți afla din [politica de confidențialitate Google](https://policies.google.com/privacy).

### Cookie-uri și tehnologii similare

Cookie-urile de sesiune sunt folosite într-o singură sesiune și își pierd valabilitatea când ieșiți din cont sau când expiră sesiunea. Cele persistente rămân pe dispozitiv (calculator, telefon sau tabletă) până la o anumită dată sau până când le ștergeți. Această politică se referă la următoarele cookie-uri și tehnologii similare:

- **Cookie-uri esențiale (de sesiune, puse de noi).** Țin minte că ați intrat în cont și îl apără de cererile făcute de alții în numele dumneavoastră. Fără ele nu puteți folosi contul. Pe lângă acestea, un cookie persistent reține numai ora la care site-ul i-a comunicat ultima dată browserului dacă sunteți în cont, astfel încât browserul să nu întrebe la fiecare pagină. Acest cookie rămâne pe dispozitiv și după ce ieșiți din cont, până când îl ștergeți sau îl elimină browserul.
- **Cookie-ul dispozitivului cunoscut (persistent, pus de noi).** Ține minte timp de 90 de zile că v-ați autentificat de pe acest dispozitiv, astfel încât parolele greșite introduse de altcineva să nu vă poată bloca accesul la cont. În același scop, serverul păstrează tot 90 de zile un rezumat criptografic al adresei de rețea de la care v-ați autentificat.
- **Cookie-ul pentru consimțământul privind cookie-urile (persistent, pus de noi).** Ține minte ce ați ales în privința cookie-urilor. Este pus numai dacă site-ul vă cere o asemenea alegere.
- **Cookie-uri funcționale (persistente, puse de noi).** Țin minte preferințele dumneavoastră. Cookie-ul pentru limbă rămâne pe dispozitiv 365 de zile după ce ați ales limba sau v-ați autentificat. În memoria browserului mai rămân aspectul ales, până când îl ștergeți, iar în filă, până când o închideți, textul pe care l-ați scris și pagina la care reveniți după autentificare.
- **Cookie-uri de urmărire (persistente, puse de terți).** Cu ajutorul lor, alte companii măsoară traficul sau urmăresc ce citește un vizitator. Astăzi nu este pus niciunul: paginile site-ului nu încarcă nimic de pe alte site-uri.
- **Balize web.** Servesc la numărarea celor care au deschis o pagină sau un e-mail. Astăzi nu folosim niciuna.

Dacă vom dori vreodată să folosim cookie-uri de urmărire sau balize web, vom modifica mai întâi această politică și vă vom cere consimțământul. Puteți șterge sau bloca oricând cookie-urile din setările browserului; site-ul va putea fi citit în continuare.

## 3. Cum folosim datele

### Scopuri

Folosim datele numai în următoarele scopuri:

- să oferim serviciul și să ne asigurăm că funcționează;
- să administrăm contul: autentificarea, confirmarea adresei de e-mail, stabilirea unei parole noi;
- să arătăm profilul dumneavoastră celorlalți membri autentificați;
- să răspundem la mesajele, solicitările și cererile dumneavoastră de colaborare;
- să vă anunțăm despre schimbări importante privind serviciul, regulile sau securitatea contului;
- să prevenim abuzurile, spamul și atacurile;
- să înțelegem, din cifre totale care nu identifică pe nimeni, cum este folosit serviciul și ce trebuie îmbunătățit;
- să ne îndeplinim obligațiile legale.

### Temeiuri legale

Fiecare utilizare se sprijină pe unul dintre temeiurile prevăzute de lege:

- **Contractul.** Avem nevoie de datele contului ca să vă oferim serviciul cerut, potrivit [termenilor de utilizare](/ro/terms).
- **Interesul legitim.** Asigurăm securitatea serviciului, corectăm erorile și răspundem la mesaje.
- **Consimțământul.** Pe el ne bazăm pentru ceea ce adăugați de bunăvoie și pentru cookie-urile de urmărire și balizele web, dacă vom dori vreodată să le folosim.
- **Obligația legală.** Uneori legea ne cere să păstrăm sau să predăm anumite date.

Nu luăm decizii despre dumneavoastră exclusiv prin mijloace automate și nu alcătuim profiluri publicitare.

## 4. Cât timp păstrăm datele

Păstrăm datele numai atât cât o cer scopurile din această politică:

- **Contul și profilul:** până la ștergerea contului.
- **Mesajele trimise prin formularul de contact, cu însemnările redacției despre ele:** 12 luni de la primire.
- **Cererile de colaborare, cu însemnările redacției despre ele:** 12 luni de la decizie, dar numai cât există contul.
- **Datele de utilizare:** pentru securitate și pentru corectarea erorilor, până când înregistrările noi le înlocuiesc pe cele vechi într-un jurnal de mărime limitată, ceea ce poate dura câteva luni dacă site-ul este puțin vizitat; mai mult numai dacă cercetăm un incident sau dacă legea o cere.

Puteți șterge oricând contul de pe pagina lui sau ne puteți scrie ca să îl ștergem noi. După ștergere, unele date mai pot rămâne o vreme în copiile de rezervă, până când acestea sunt înlocuite, la termenele obișnuite, cu altele mai noi; datele rămase acolo le folosim numai pentru a repune serviciul în funcțiune după o defecțiune. Mesajele și cererile de colaborare ajung prin e-mail și în căsuța grupului: de acolo le ștergem după ce le-am rezolvat, în cel mult 12 luni, iar dacă ștergeți contul sau vă retrageți cererea, în cel mult o lună. Consemnările privind calitatea de membru (suspendare, restabilire, roluri, ștergere) rămân 24 de luni în jurnalul intern; după ștergerea contului, ele nu mai cuprind numele și adresa dumneavoastră. Adresa la care un e-mail nu a putut fi livrat se păstrează cel mult 30 de zile. În rest, peste termenele de mai sus păstrăm numai ceea ce legea ne obligă să păstrăm.

## 5. Transferul datelor

Grupul își desfășoară activitatea la Chișinău. Datele dumneavoastră pot fi prelucrate în Republica Moldova și acolo unde furnizorii noștri își au serverele, eventual în alt stat decât al dumneavoastră.

Transferăm date în alt stat numai în condițiile stabilite de GDPR și de legislația Republicii Moldova: către un stat căruia i s-a recunoscut un nivel de protecție adecvat, pe baza clauzelor contractuale standard sau cu o altă garanție permisă de lege. Scrieți-ne și vă vom spune ce garanții se aplică.

## 6. Divulgarea datelor

Datele personale pot ajunge la alții numai în aceste cazuri:

- **Alți membri.** Membrii autentificați văd datele din profilul dumneavoastră.
- **Furnizori.** Primesc numai ceea ce le este necesar pentru munca lor (secțiunea 8).
- **Autorități.** Predăm date atunci când ne obligă o lege sau o hotărâre judecătorească.
- **Apărarea drepturilor.** Putem divulga date dacă este nevoie pentru a opri un abuz, pentru a proteja siguranța unei persoane sau pentru a ne apăra drepturile în instanță.
- **Predarea serviciului.** Dacă serviciul trece la altă organizație, vă vom anunța înainte ca datelor să li se aplice o altă politică.
- **Cu consimțământul dumneavoastră.** În orice alt caz vă întrebăm mai întâi.

## 7. Securitatea datelor

Protejăm datele prin măsuri potrivite riscului: conexiuni criptate, parole pe care nu le poate citi nimeni, limitarea încercărilor de autentificare și acces numai pentru cei care au nevoie de el ca să administreze serviciul.

Niciun mod de a transmite sau de a păstra date nu este complet sigur, așa că nu putem promite o securitate absolută. Ne puteți ajuta și dumneavoastră: alegeți o parolă pe care nu o folosiți în altă parte și scrieți-ne dacă ceva vi se pare suspect.

Dacă o încălcare a securității vă pune în pericol drepturile, vom anunța autoritatea competentă în cel mult 72 de ore din momentul în care aflăm de ea, iar dacă riscul este ridicat, vă vom anunța fără întârziere și pe dumneavoastră.

## 8. Prelucrarea datelor de către furnizori

Putem încredința unele operațiuni tehnice unor furnizori. Ei prelucrează datele numai după instrucțiunile noastre, pe bază de contract, și nu le pot folosi în scopuri proprii. Le putem încredința următoarele operațiuni:

- **Găzduire:** serverele pe care se află site-ul, baza de date și copiile de rezervă.
- **E-mail:** trimiterea mesajelor de confirmare, a mesajelor despre parolă și a răspunsurilor către dumneavoastră.

Google, dacă alegeți să intrați în cont prin el, nu este furnizorul nostru: răspunde singur de datele pe care le prelucrează. Nu folosim servicii externe de analiză, de publicitate sau de plată.

## 9. Datele copiilor

Serviciul nu este destinat copiilor sub 13 ani și nu colectăm în mod conștient date despre ei. [Termenii de utilizare](/ro/terms) stabilesc pentru utilizatori o limită de vârstă mai ridicată: 18 ani.

Dacă sunteți părinte sau tutore și credeți că un copil ne-a dat date personale, vă rugăm să ne scrieți. Dacă vom constata că deținem asemenea date fără consimțământul cerut de lege, le vom șterge fără întârziere.

## 10. Linkuri către alte site-uri

Serviciul poate conține linkuri către site-uri pe care nu le administrăm noi. Acolo se aplică regulile lor.

Nu răspundem de conținutul și practicile acelor site-uri. Vă recomandăm să citiți politica de confidențialitate a fiecărui site pe care îl vizitați.

## 11. Modificarea politicii

Putem actualiza această politică atunci când se schimbă serviciul sau legea. Textul nou apare pe această pagină, cu data ultimei actualizări.

Despre schimbările importante vă vom anunța înainte ca ele să intre în vigoare, prin e-mail sau printr-un anunț vizibil pe site. Dacă o schimbare necesită consimțământul dumneavoastră, vi-l vom cere separat.

## 12. Contact

Pentru orice întrebare sau cerere privind datele dumneavoastră, scrieți-ne:

- prin e-mail: [contact@pasiuni.example](mailto:contact@pasiuni.example);
- prin [formularul de contact](/ro/contact), dacă ați intrat în cont și v-ați confirmat adresa de e-mail.

Grupul nu are sediu social, așa că vă rugăm să folosiți una dintre aceste două căi.

### Drepturile dumneavoastră

Potrivit GDPR și legislației Republicii Moldova, aveți dreptul:

- să aflați dacă vă prelucrăm datele și să primiți o copie a lor;
- să cereți corectarea datelor inexacte;
- să cereți ștergerea datelor;
- să cereți restricționarea prelucrării;
- să primiți datele într-un format utilizat în mod curent și să le transmiteți altui serviciu;
- să vă opuneți prelucrării bazate pe interesul legitim;
- să vă retrageți oricând consimțământul, fără ca aceasta să afecteze ce s-a făcut până atunci.

Profilul îl puteți corecta direct. Pentru celelalte drepturi ne puteți trimite o cerere, la care răspundem gratuit, în cel mult o lună; dacă o cerere este complexă, legea ne permite încă două luni, iar în acest caz vă vom anunța. Vă putem cere să confirmați că vă aparține contul sau adresa de e-mail la care se referă cererea.

### Autorități de supraveghere

Dacă credeți că nu v-am respectat drepturile, vă puteți adresa instanței sau puteți depune o plângere la autoritatea din țara dumneavoastră:

- **Republica Moldova:** Centrul Național pentru Protecția Datelor cu Caracter Personal (CNPDCP), [datepersonale.md](https://datepersonale.md).
- **România:** Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal (ANSPDCP), [dataprotection.ro](https://www.dataprotection.ro).

Vă puteți adresa direct autorității, dar ne-ar bucura să ne scrieți mai întâi nouă.
`
