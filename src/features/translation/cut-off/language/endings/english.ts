import { type Endings, wordSet } from '../language'

export const englishEndings: Endings = {
  usual: wordSet(`
    ad ae af ag ah ak al am an ao ap aq ar aw ax ay bd bg bh bk bn bs bt by cb cd ce cf cg ch ck
    cm cn cp cs ct cw cy db dd de dg dk dm dn do dp dr ds dx dy eb ed ee ef ek el em en eo ep er
    es et ew ex ey fc fd ff fg fh fn fo fp fs ft fy gb gc gd ge gh gn go gp gs gt gv gw gy hd hm
    hs ht hu hy ia ic id ih ii ik il ip ir it iw ix iy ji jk js ka kb kd ke kg kh km ko ks ky ld
    le lf lg lk ll lm ln lp ls lt lw lx ly md me mh mk ml mn mp mr ms mt mv mw my nb nd ne ng nk
    nr ns nt nv nx ny oc od oe of og ok ol on or os ot ow ox oy pc pd pe pg ph pk pm pn pq ps pt
    pw px py ql qr qt rc rd re rk rl rm rn rs rt rw rx ry sd se sg sh sk sn sr ss st sv sy sz td
    te tf tg th tk tl tp ts tx ty ud ue uf ug uk ul um up us ut ux vd ve vg vl vr vs vx vy wd wg
    wk wn ws wx xd xg xh xk xt xx xy xz ya yd yg ym ys yz zd ze zh zr zs zx zy ^ab ^as ^at ^be ^bi
    ^cc ^ci ^co ^eg ^fi ^fr ^gu ^he ^hi ^ie ^if ^in ^is ^la ^li ^lo ^mm ^nl ^no ^op ^pa ^pl ^ro
    ^ru ^sa ^si ^so ^sp ^su ^to ^un ^vi ^we abi ada afe ain aki ala alc amo ana api arf arp ata
    ava big cco cpu dea dio dom eat eno enu ero err esc etc eur fig foo gin gio gla gna gri hai
    has hat his hom hun ias ibe idi iec ife iga imm ino ipp isc isp job jun lda lib lif lim lla
    lob lta lua mas mbo mma mmo nav ngr nsa nto ntu oat obe ogg oom oop oto ott our ova ovi pat
    pec pha phe pop psi pto rab rev rga rim ris rom rsa rto rtr run rva sas sat seg seq sis spi
    sun tab tas tat tea thi tis tlo tom top ttr two ugu umb unc uri uro usa uto vec was who xcl
    xec xis xpr yli ync you
  `),
  rare: wordSet(`
    tre ab ai as at be bi bq br bz cc cl co cq cv cz da df dh di dt dw ea ec eg eh ei eq ev ez fe fm
    fr ga gf gg gr gu gz hb he hi hl hn hp ib if ig im in io iq is ja je jm kc kf ki kl kn kp kr
    kt ku kw la lc li lo lr lz ma mb mf mm na nc nh ni nl no nq nu nw nz ob oh om oo op oz pf pi
    pp pu pv ra rf rg rh ri ro rp rr rz sa sb sc sl sp sq ta tb tn to tr tt tz ub un ur uv uz va
    vb vc vf vi vm vn vo wc we wl wm wo wp xb xf xi xm xp xr xw ye yf yi yl yr yt yv yw za zb zf
    zl zm zq zz add adm ado agn alp ami arc aus ban bee bia bod bor bse bst car cce cee cem cep
    cho cid cip cka cog col cte cul cum dan dde deb dee dem dep det div dre dul dum ede edg eff
    efo ego ele ene eor epo erc erm erw eth etl eve fam fee fet fir foc for gam gge gme gne gor
    han hap har hee hel hil hol hre hum iag ica idd idg iel igh inf iol iss jus kag kil lan lit
    lle lph lte lti lud lum lut mac mar mbn meo met mme mos mot msg mut nag nar ncr nee nem nex
    ngt nit nke nme nod nos nst ntl nve oar oce ogn ont oos oph orc orw oug oul pan pdo pgc pir
    pit pos pst pte rad ran rar reb ref rel ren reo rep rfo rit rke rme rod ron rte rul rup sag
    sam san sch sen sfo shu sia sid sil sit sof sre ste suf sug sul sup tam tde tir tst tte tud
    uar uir unb uot upd upe upg urc utp van var vil vir vit voc vol wan wee wel wid wil xam xpe
    xte yst
  `),
  never: wordSet(`
    abe acc adi aga agg agr ali alo ama amm anc ano anu app ara aro arr asc ato aun aut avo axi
    aye ayi bas bbr bco bec beg beh bil bje bla bli blo bna boo bra bre bro bsc btr bun byt cap
    cas cei cen chi chn chp cia cif cin cke cki ckl ckp ckw cla cli clo cod com con coo cop cor
    cra cre cri cta cto dat ddi dev dif dig dis dli doc dra dri dro dur eab ecl eco edi efe egr
    eig ein eje ela eli elo emb ena enc eni epe epi epp erf erg eri erp esp etr eva evi evo ewe
    ewl fai fea fec ffe fil fin fla fli flo fol fra fre fun fyi gai gat gco gea gen ggr ghl gis
    gli glo gni gno gra gre gro gur hab hea hec hli hoo hos hra hro iat ibi ibr ico ida ien iev
    igg igr igu ila ima imp ina inh ini inu inv ipi ipu ira iri irr isa ita itl ito itr itt iva
    ivi iza jec kin kma kno lai las lat lco ldi lea lec leg lev lia lig lin lis loo lop lur lva
    mag mai mbe mbi mea men mpi mpu mta mul mun nab nai nam nat ncl nco nda nde ndi nea nec neg
    nen ngu nhe nif nim nin niq nis nki nli nlo nma nna nne nni nno nom npu nsl nsp nta nte ntr
    nva nvi nvo occ oco oda ogr ogu oki oli olo oma omb omm omp ona onc oni onl ono opi opp opu
    ora org ori orr oub oun owe pag pai par pas pco pda pea pgr phi pil pla pli pol por ppe ppi
    pre pro pub pul pun pur rai ras rat rbi rde rdi rea rec rei rem rib rif rin rio rki rla rli
    rma rna rni rob roo rra rre rri rro rta rvi ryi sab sco sea sec sel sem she shi shl sib sim
    sin ski sla sli slo sma sna soc sol som spe ssa sse ssp sta sto sub sur swe tco tdi tec teg
    tia tib tif tin tio tit tma tna tpu tra tri tro tta tto tur twe tyl uat ubt ucc udi uen
    ugg uil uin umm una unl unr unw ura urg urr usl utt vai vat vio wai war wea whe whi wit wli
    wnl wor wra wri xim xin xpi xtr ycl yco yna yri zat zin
  `),
}
