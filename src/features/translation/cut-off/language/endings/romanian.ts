import { type Endings, wordSet } from '../language'

export const romanianEndings: Endings = {
  usual: wordSet(`
    tri aa ad ae ah ai aj ak al ao aq at aw ax ay ba be bg bs bt by bă ca cd ce cf ci ck cm cp cs ct
    că da db de dk dp ds dt dx dy dă ea ee ei ek em eo eq et eu ew ey eă fc fd ff fg ft fy fă ga
    gb gc ge gg go gp gs gt gy gă hd hi hl ht hu hy hă ia ic id ie ii ik il ip it iu iv iw ix iy
    ja je ji jl jă ka kb ke kg ki km ko ks kw ky la lb ld le lf lk ll lm lp ls lt lw lx ly lă ma
    md me mk ml mm ms mt mw mă na nd ne ng ni nk ns nt nv nx ny nă oe of og oi ok ol or os ot ou
    ow ox oy pc pd pg ph pk pm pq ps pt pw py pă qi qt ra rd re rf ri rk rl rn rp rr rt rx ry rî
    ră sa sc sd se sh sk sn ss sv sz să ta td te tf tk tl tm tp ts tt tw tx ty tă ua ud ue uf ug
    ui uk ul um up us ut uu uv ux uă uș va ve vm vs vt vă wd we wi wl wn wo ws wx xa xk xt xy xz
    xă ya ye yi ym yn ys yw za ze zi zl zq zx zy ză âi ât îi îl ît ăd ăi ăm ău ăz ăă șa șe și șă
    ța țe ți ță ^ab ^am ^an ^ar ^au ^cc ^cu ^do ^dr ^el ^en ^ex ^fi ^fr ^gu ^if ^in ^ir ^li ^mi
    ^mp ^no ^nr ^nu ^om ^on ^op ^pa ^pe ^pu ^rc ^ro ^sf ^si ^sp ^st ^su ^to ^un ^uz ^vi ^în aer
    afe agh ain amp ape apr arm aro ast axe ban bar baz bel ben big blu bru bun caz ced cel ces
    cho cio clu coș cru dac dar dau ded del dex din dio dru eam ean eau eed eex eli erc ero erț
    eun fan feb fel fru ger ges gim gin gur han hen her hex hez his ian iar ias ibl ich ife ifo
    igh ign ino ion ipe joc ken ker lag lar les lex lez lfa lib lif lio lob loc lon lto mac man
    map mas mbi mef mes mim mis nar nch ndo ndu ned nel ner neș nfo ngi nim nin noa nod non oli
    olț opa ors ost oșu ped pen pes plu pop păt rab rav rbi rch rdu rgi ris roc rom rto seg ser
    ses sun tab tag tan tau tes the tim tlo tlu toc tom ton top tru tun ugu uli umb ump unu unț
    upa upe uro urs ust vin win xcl xec xel xim xpr ype zis zon âmp ânc ăsi șir ști țin
  `),
  rare: wordSet(`
    ab ac af ag am an ap ar as au av az aș bd bh bi bm bn bz cc cg ch cl dd df dh di dj dl dn do
    dr du dv dw eb ec ed ef eg el en ep er es ev ex ez fe fh fi fm fo fr fs gd gf gh gi gn gu gv
    gz ha he hf hm ho hp hr hs ig ih ij im in io ir is kc kd kf kh kp kr kt ku lc li lo lr lu lț
    mb mf mh mi mp nb nc nm nr nu ob oc od oj om on oo op oz oș pa pb pe pi pv pț qr qu rc rg rm
    ro rs ru sb sf sg si sl sr st sw sy tc th ti tn to tr tv ub uj un ur uz vb vd vi vn vo wc wg
    wh wm wp wr xb xd xe xf xg xm xp xr yg yl yr yt zb zd zf zg zh zm zp zs zv zz âl âm îr șu aba
    act alf ani ans anț asc atf bor bse cal chi cic cie cil cip cke cla cot cou cra cve cău dic
    dit dos dra duc dum dău eal egă eil elt emn ene eng ens ept epă era erd erf ert etl eut euș
    exa eșe fal fic fil for fot fra giu gme gum had hem het hil hiu hiv hot ibe iew ijl ila inf
    iol ips irt isa ita ixa ișe jud jum jus jut kil lad lal lgo lil lit lni los lum lup lve maj
    mbo mem mni mot mpă mân măr nad nai ncr nee nil nip niv nne nre nsc num nva nți oal oga oiu
    oke ome ond oni ons ont osa osc ove ozi pil pit pla pot pre rai rem rid rla rni rog roi rot
    rsc răd sal sca sce sci sfă sid sil sla sma sme sof sol sou spă sta suf sug sum sys tad taj
    tde tme tra tua tud uca uda uil ult ume urn usc val vic viz wid xce xem xil xiu zea zic
    zit âng îna îng îns înt înv ăci ăge ăma ăpt ăra ăre ărt ăug ăut țiu
  `),
  never: wordSet(`
    abi acc adr adu agi alo alu amb anc anu api arc ars aru asi ati ato atr aun aur aut auz ave
    avo azd bac bas bch bli blo boo bro bst bti bur cab cad cam can cap car cas cau cce cha cim
    cin cir cli clo com cor cre cri cti cto ctr cun cup cur câm cți dap den dep des det dev dez
    dig dis dli dmi doc dom don dro dub dun dur eac eag eap ear eaș ebi ecl edi edu efe ego egu
    ein elo elu emb emi emp enc epa epț erm erp eru esf esi eti eto etr eur eve evi evo exe ezv
    eșu fam far fec ffe fli flu foc fol fun fur fuz gam gaz ghe gis gli glo gra gro har hel him
    hin iab iac iag iaz iaș ibi icl idi iec ien ies iet ifi ifr iga igi igu iil ilo ilu inc int
    inv ipa ipi ipț irg irm iru isi itl ito itr iun iur ixe jam jar jel jlo jun jur kur lem len
    lev lig lim lip lir lis llo lop ltr lun lur mag maș med mel men met mij mir mom mpa msg mur
    nab nac nag nam nav ncl ndi ndl nec neg nen nep nes nev nex nfe nfi ngu nio nir nis nli nlo
    nom not noz nsf nsi nst nti nun nve nvi nvo oac oam oan oap oar oas oaș oce och oci ocl ofe
    ofi ogu oin oir olu oma omb omi omp onc onu ope opi org orn oru oti otr oun our ovi pab pac
    pag pet pio pir pli pol por pos pri pro pti pto pub rad rdi rdo reb rec red rel ren rep rer
    res rez rgu rhi ril rio rip rir riv rmi rna rob rod rop rsi rti rur rvi sam sch sec sel sem
    sfe sfo sha sin sio sir sis siu slo smi soc son spa spe spi sti sto sub sup sur tam tas teg
    ten tep tez tho tio tir tod tog uar ubd ubi ubm ucl udi ufi uin uir ulo ulu urc urg uti uvi
    vab van vig vio vir voc war xac xar xis xpa xpi xti xtr xur zab zac zar zas zec zer zil zin
    zio zol zua îmb înc înr ălu ărc ăru ăst ăto ăun ășu șab șar șin șnu șur țar țil țim țio țir
  `),
}
