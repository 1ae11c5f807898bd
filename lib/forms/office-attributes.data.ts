/** What leads out of a file, in the value of an attribute. */
export const ADDRESS = /:\/\/|\\\\|^\s*(file|javascript|vbscript|data|ms-[a-z-]+):/i;

/** Attributes without a prefix that say something to people, or name a vocabulary. */
export const TEXTS: ReadonlySet<string> = new Set(
  'name descr title alt tooltip display prompt promptTitle error errorTitle uri formatCode string comment'.split(
    ' ',
  ),
);

/** Of elements that could run a macro, reckon or lead out by an attribute, all they may have. */
export const FEW_ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    hlinkClick: 'tooltip history highlightClick tgtFrame',
    hlinkHover: 'tooltip history highlightClick tgtFrame',
    hlinkMouseOver: 'tooltip history highlightClick tgtFrame',
    sp: 'fLocksText fPublished useBgFill',
    pic: 'fPublished',
    cxnSp: 'fPublished',
    graphicFrame: 'fPublished',
    definedName: 'name comment localSheetId hidden description',
    absPath: 'url',
  }).map(([name, attributes]) => [name, new Set(attributes.split(' '))]),
);

/** Attributes of drawings of the older kind (VML), in small letters; pictures and links are relations. */
export const VML_ATTRIBUTES: ReadonlySet<string> = new Set(
  `id style class title alt coordsize coordorigin wrapcoords print opacity chromakey filled fillcolor stroked strokecolor
   strokeweight insetpen path adj equationxml type from to control1 control2 arcsize points startangle endangle origin on
   weight color linestyle miterlimit joinstyle endcap dashstyle filltype imageaspect imagesize imagealignshape color2
   startarrow startarrowwidth startarrowlength endarrow endarrowwidth endarrowlength position size aspect colors angle
   alignshape focus focussize focusposition method recolor rotate obscured offset offset2 matrix opacity2 eqn polar map invx
   invy switch xrange yrange radiusrange v limo textboxrect fillok strokeok shadowok arrowok gradientshapeok textpathok
   insetpenok fitshape fitpath trim xscale string inset insetmode embosscolor cropleft cropright croptop cropbottom gain
   blacklevel gamma grayscale bilevel spt connecttype connectlocs connectangles extrusionok aspectratio verticies grouping
   rotation selection adjusthandles shapetype text data spidmax new old how idref side anchorx anchory width shadow ext
   visible locked objecttype bwmode hr hrstd hralign hrnoshade hrpct spid allowincell allowoverlap preferrelative fill
   stroke face align dir lang bordertopcolor borderleftcolor borderbottomcolor borderrightcolor`.split(/\s+/),
);
